import type { Meta, StoryObj } from '@storybook/react-vite';
import { landscape } from '../../testing/landscape';
import { Avatar } from './Avatar';

/**
 * The round portrait of a person or an account. Use it beside the name, which screen readers read instead.
 *
 * Not for a logo or any other picture with a meaning: that is `Picture`, or `SmallImage` where a text names it.
 */
const meta = { title: 'Avatar', component: Avatar, args: { name: '周衡', src: landscape } } satisfies Meta<
  typeof Avatar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} size={24} />
      <Avatar {...args} />
      <Avatar {...args} size={44} />
      <Avatar {...args} size={64} />
      <Avatar {...args} size={72} />
    </div>
  ),
};

export const WithoutPicture: Story = { args: { src: undefined } };

export const Failed: Story = { args: { src: 'data:image/png,broken' } };
