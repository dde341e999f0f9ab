import type { Meta, StoryObj } from '@storybook/react-vite';
import { item } from '../../testing/commentFixtures';
import { createCommentsApi, silentApi } from '../../testing/createCommentsApi';
import { createCommentServices } from '../../testing/createCommentServices';
import { useComposer } from '../comment-composer/useComposer';
import type { CommentServices } from '../data/CommentServices';
import { CommentDrawer } from './CommentDrawer';

/** The drawer with the composer of a bar. */
const Opened = (services: CommentServices) => (
  <CommentDrawer
    {...services}
    item={item}
    composer={useComposer(services, item)}
    open
    onClose={() => undefined}
  />
);

const meta = {
  title: 'CommentDrawer',
  component: Opened,
  parameters: { docs: { story: { inline: false, height: '667px' } } },
  args: createCommentServices(),
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: createCommentServices({ api: silentApi }) };

export const Empty: Story = { args: createCommentServices({ api: createCommentsApi([]) }) };

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndTwiceTheText: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };
