import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { now, postFixture, postFixtures, siteOrigin } from '../../testing/communityFixtures';
import { loading, notLoaded, showing } from '../../testing/showing';
import { postsOf } from '../data/circleLists';
import { toPostView } from '../data/toPostView';
import { AllPostsScreen } from './AllPostsScreen';

const source = postsOf({ type: 'new' });
const posts = postFixtures(3).map((post) => toPostView(post, { siteOrigin }));

const meta = {
  title: 'AllPostsScreen',
  component: AllPostsScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: '圈子动态', from: 1, now, siteOrigin },
} satisfies Meta<typeof AllPostsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [showing(source, posts.slice(0, 2))] };

export const More: Story = {
  decorators: [showing(source, posts.slice(1), { total: 23 })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '加载更多' })).toBeInTheDocument();
  },
};

/** The page of an address with a number: it leads back to the one before. */
export const LaterPage: Story = {
  decorators: [showing(source, posts.slice(1), { from: 2, total: 12 })],
  args: { from: 2 },
};

export const Loading: Story = {
  decorators: [loading()],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { busy: true })).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [showing(source, [])],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('暂无内容')).toBeVisible();
  },
};

/** Neither the server nor the browser could load the list. */
export const NotLoaded: Story = {
  decorators: [notLoaded()],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible();
    await expect(canvas.queryByText('暂无内容')).toBeNull();
  },
};

const longPost = postFixture({
  content: '雨天的湿地没有人，鸟都缩着脖子。我和它们一起缩着，坐了一上午，很好。\n'.repeat(12),
  images: [],
  user: { user_id: 'u', alias: '一个名字很长很长很长很长的退休观鸟人', tag: '志愿巡护队队长' },
  circle: { id: 'circBird', name: '云浦南岸湿地观鸟与自然笔记爱好者的圈子，不喂不追也不放声音引鸟' },
  topic: { id: 'ctSouth1', name: '南岸打卡'.repeat(10) },
  ip_location: '云浦市南岸区',
  is_top: true,
  is_essence: true,
  like_count: 123_456_789,
  comment_count: 987_654_321,
});

/** Six lines of a post, and the longest names of author and circle, on a phone of 320 px. */
export const LongText: Story = {
  decorators: [showing(source, [toPostView(longPost, { siteOrigin })])],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargestText: Story = { ...LongText, globals: { ...LongText.globals, size: 'max' } };

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } };
