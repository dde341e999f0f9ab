import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { item } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import { useComposer } from '../comment-composer/useComposer';
import type { CommentServices } from '../data/CommentServices';
import { CommentDrawer } from './CommentDrawer';

/** The drawer with the composer of a bar. */
const Opened = () => (
  <CommentDrawer item={item} composer={useComposer(item)} open onClose={() => undefined} />
);

const on = (given: Partial<CommentServices> = {}) => [withPage(createCommentServices(given))];

const meta = {
  title: 'CommentDrawer',
  component: Opened,
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: on() };

export const Loading: Story = { decorators: on({ api: silentApi }) };

export const Empty: Story = { decorators: on({ api: createCommentsApi([]) }) };

export const Dark: Story = { decorators: on(), globals: { theme: 'dark' } };

export const NarrowAndTwiceTheText: Story = {
  decorators: on(),
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
