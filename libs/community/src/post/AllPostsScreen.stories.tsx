import type { Meta, StoryObj } from '@storybook/react-vite';
import { now, postFixtures, siteOrigin } from '../../testing/communityFixtures';
import { showing } from '../../testing/showing';
import { postsOf } from '../data/circleLists';
import { toPostView } from '../data/toPostView';
import { AllPostsScreen } from './AllPostsScreen';

const posts = postFixtures(2).map((post) => toPostView(post, { siteOrigin }));

const meta = {
  title: 'AllPostsScreen',
  component: AllPostsScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: '圈子动态', from: 1, now, siteOrigin },
  decorators: [showing(postsOf({ type: 'new' }), posts)],
} satisfies Meta<typeof AllPostsScreen>;

export default meta;

export const Ready: StoryObj<typeof meta> = {};
