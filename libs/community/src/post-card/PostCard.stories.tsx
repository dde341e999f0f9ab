import type { CirclePost } from '@share/api-contract/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { now, postFixture, siteOrigin } from '../../testing/communityFixtures';
import { onPage, pictured } from '../../testing/showing';
import { toPostView } from '../data/toPostView';
import { PostCard } from './PostCard';

const view = (fields: Partial<CirclePost> = {}) => pictured(toPostView(postFixture(fields), { siteOrigin }));

const images = (count: number) => Array.from({ length: count }, () => ({ url: '/media/a.svg' }));

const meta = {
  title: 'PostCard',
  component: PostCard,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: { post: view(), now },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Whole: Story = { args: { isWhole: true } };

export const OnePicture: Story = { args: { post: view({ images: images(1) }) } };

export const FourPictures: Story = { args: { post: view({ images: images(4) }) } };

export const TextAlone: Story = { args: { post: view({ images: [], topic: undefined }) } };

export const PicturesAlone: Story = { args: { post: view({ content: '', topic: undefined }) } };

export const Pinned: Story = {
  args: { post: view({ is_top: true, is_essence: true, images: [] }), namesCircle: true },
};

export const NothingDoneYet: Story = {
  args: { post: view({ like_count: 0, comment_count: 0, images: [] }) },
};

export const CommentsClosed: Story = { args: { post: view({ enable_comment: false, images: [] }) } };

const long = view({
  content: '雨天的湿地没有人，鸟都缩着脖子。我和它们一起缩着，坐了一上午，很好。\n'.repeat(12),
  user: { user_id: 'u', alias: '一个名字很长很长很长很长的退休观鸟人', tag: '志愿巡护队队长' },
  ip_location: '云浦市南岸区',
  is_top: true,
  is_essence: true,
});

/** Six lines in a list. */
export const LongText: Story = { args: { post: long, namesCircle: true } };

export const LongTextWhole: Story = { args: { post: long, isWhole: true } };

export const HostileText: Story = {
  args: {
    post: view({
      content: `<img src=x onerror=alert(1)>${'Aa'.repeat(80)}`,
      user: { user_id: 'u', alias: `\u202E${'名'.repeat(30)}` },
      images: [{ url: 'javascript:alert(1)' }],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
