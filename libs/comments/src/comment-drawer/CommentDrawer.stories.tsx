import type { Meta, StoryObj } from '@storybook/react-vite';
import { item } from '../../testing/commentFixtures';
import { createCommentsApi, silentApi } from '../../testing/createCommentsApi';
import { createCommentServices } from '../../testing/createCommentServices';
import { CommentDrawer } from './CommentDrawer';

const meta = {
  title: 'CommentDrawer',
  component: CommentDrawer,
  parameters: { docs: { story: { inline: false, height: '667px' } } },
  args: { ...createCommentServices(), item, open: true, onClose: () => undefined },
} satisfies Meta<typeof CommentDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: createCommentServices({ api: silentApi }) };

export const Empty: Story = { args: createCommentServices({ api: createCommentsApi([]) }) };

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndTwiceTheText: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };
