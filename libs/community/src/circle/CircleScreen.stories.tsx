import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { circleFixture, now, postFixtures, siteOrigin, topicFixture } from '../../testing/communityFixtures';
import { notLoaded, pictured, showing } from '../../testing/showing';
import { groupsOf, postsOf } from '../data/circleLists';
import { toCircleView, toTopicView } from '../data/toGroupView';
import { toPostView } from '../data/toPostView';
import { CircleScreen } from './CircleScreen';

const view = (fields = {}) => pictured(toCircleView(circleFixture(fields), { siteOrigin }));
const newest = postsOf({ circleId: 'circBird', type: 'new' });
const chosen = postsOf({ circleId: 'circBird', type: 'essence' });
const posts = postFixtures(3).map((post) => toPostView(post, { siteOrigin }));

const meta = {
  title: 'CircleScreen',
  component: CircleScreen,
  parameters: { layout: 'fullscreen' },
  args: { circle: view(), tab: 'new', from: 1, now, siteOrigin },
} satisfies Meta<typeof CircleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [showing(newest, posts, { total: 12 })] };

export const NameAlone: Story = {
  decorators: [showing(newest, posts)],
  args: { circle: view({ cover: undefined, description: undefined, notice: undefined }) },
};

export const NothingChosen: Story = { decorators: [showing(chosen, [])], args: { tab: 'essence' } };

export const Topics: Story = {
  decorators: [
    showing(groupsOf({ kind: 'topics', circleId: 'circBird' }), [
      toTopicView(topicFixture(), { siteOrigin }),
    ]),
  ],
  args: { tab: 'topics' },
};

export const NotLoaded: Story = { decorators: [notLoaded()] };

export const LongText: Story = {
  decorators: [showing(newest, posts)],
  args: {
    circle: view({
      name: '云浦南岸湿地观鸟与自然笔记爱好者的圈子',
      description: '说明也可以很长。'.repeat(20),
      notice: `公告里有一个很长的地址 https://example.com/${'a'.repeat(80)}`,
      member_count: 123_456_789,
      content_count: 987_654_321,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
