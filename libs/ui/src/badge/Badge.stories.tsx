import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageIcon, PlayFilledIcon } from '../icons';
import { Badge } from './Badge';

const meta = { title: 'Badge', component: Badge, args: { children: '3.6万人在看' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Audience: Story = {};

export const Length: Story = {
  args: {
    children: (
      <>
        <PlayFilledIcon size={16} />
        00:43
      </>
    ),
  },
};

export const PictureCount: Story = {
  args: {
    children: (
      <>
        <ImageIcon size={16} />9
      </>
    ),
  },
};

export const Live: Story = { args: { live: true, children: '直播中' } };
