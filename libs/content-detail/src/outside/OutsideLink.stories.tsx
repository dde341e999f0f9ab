import type { Meta, StoryObj } from '@storybook/react-vite';
import { withDetailPage } from '../../testing/onPage';
import { OutsideLink } from './OutsideLink';

const meta = {
  title: 'OutsideLink',
  component: OutsideLink,
  decorators: [withDetailPage],
  args: {
    label: '参与话题',
    phoneUrl: 'https://example.com/phone',
    desktopUrl: 'https://example.com/desktop',
  },
} satisfies Meta<typeof OutsideLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OnlyInTheApp: Story = { args: { phoneUrl: undefined, desktopUrl: undefined } };
