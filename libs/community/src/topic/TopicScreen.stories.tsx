import type { Meta, StoryObj } from '@storybook/react-vite';
import { circleFixture, now, postFixtures, siteOrigin, topicFixture } from '../../testing/communityFixtures';
import { notLoaded, pictured, showing } from '../../testing/showing';
import { postsOf } from '../data/circleLists';
import { toCircleView, toTopicView } from '../data/toGroupView';
import { toPostView } from '../data/toPostView';
import { TopicScreen } from './TopicScreen';

const source = postsOf({ topicId: 'ctSouth1', type: 'new' });
const posts = postFixtures(2).map((post) => toPostView(post, { siteOrigin }));
const topic = pictured(toTopicView(topicFixture(), { siteOrigin }));

const meta = {
  title: 'TopicScreen',
  component: TopicScreen,
  parameters: { layout: 'fullscreen' },
  args: { topic, circle: toCircleView(circleFixture(), { siteOrigin }), from: 1, now, siteOrigin },
} satisfies Meta<typeof TopicScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [showing(source, posts)] };

export const WithoutCircle: Story = { decorators: [showing(source, posts)], args: { circle: undefined } };

export const Empty: Story = { decorators: [showing(source, [])] };

export const NotLoaded: Story = { decorators: [notLoaded()] };

export const LongText: Story = {
  decorators: [showing(source, posts)],
  args: { topic: { ...topic, name: '南岸'.repeat(20), description: '说明也可以很长。'.repeat(20) } },
};
