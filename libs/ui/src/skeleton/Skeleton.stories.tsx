import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Skeleton',
  component: Skeleton,
  parameters: { layout: 'fullscreen' },
  args: { layout: 'article' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};

export const List: Story = { args: { layout: 'list' }, parameters: { layout: 'padded' } };
