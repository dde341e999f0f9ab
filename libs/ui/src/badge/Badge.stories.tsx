import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageIcon, PlayFilledIcon } from '../icons';
import { Badge } from './Badge';

/**
 * A short fact on a picture. Use it for a length, a number of pictures, a state of a live room; the parent positions it.
 *
 * Not for a fact beside a text: that is `Tag`, and of several `Facts`.
 */
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
