import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { now, postFixtures, siteOrigin } from '../../testing/communityFixtures';
import { notLoaded, showing } from '../../testing/showing';
import { postsOf } from '../data/circleLists';
import { toPostView } from '../data/toPostView';
import { PostList } from './PostList';

const of = { circleId: 'circBird', type: 'new' } as const;
const source = postsOf(of);
const posts = postFixtures(3).map((post) => toPostView(post, { siteOrigin }));

const meta = {
  title: 'PostList',
  component: PostList,
  parameters: { layout: 'fullscreen' },
  args: { of, from: 1, now, siteOrigin },
} satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [showing(source, posts, { total: 23 })] };

export const WholeList: Story = { decorators: [showing(source, posts)] };

export const LaterPage: Story = {
  decorators: [showing(source, posts, { from: 2, total: 13 })],
  args: { from: 2 },
};

export const Empty: Story = { decorators: [showing(source, [])] };

/** Neither the server nor the browser could load the list. */
export const NotLoaded: Story = {
  decorators: [notLoaded()],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible();
    await expect(canvas.queryByText('暂无内容')).toBeNull();
  },
};

export const OnThePlatform: Story = {
  tags: ['no-picture'],
  parameters: { backend: {} },
  args: { of: { type: 'new' } },
  decorators: [(Story, { loaded }) => withPage(loaded['services'] as object)(Story)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10));
  },
};
