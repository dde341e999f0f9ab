import type { Meta, StoryObj } from '@storybook/react-vite';
import { circleFixture, now, postFixture, postFixtures, siteOrigin } from '../../testing/communityFixtures';
import { notLoaded, pictured, showing } from '../../testing/showing';
import { postsOf } from '../data/circleLists';
import { toCircleView } from '../data/toGroupView';
import { toPostView } from '../data/toPostView';
import { PostScreen } from './PostScreen';

const source = postsOf({ circleId: 'circBird', type: 'new' });
const others = postFixtures(2).map((post) => toPostView(post, { siteOrigin }));

const meta = {
  title: 'PostScreen',
  component: PostScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    post: pictured(toPostView(postFixture(), { siteOrigin })),
    title: '小满：今早在 3 号观鸟屋',
    circle: pictured(toCircleView(circleFixture(), { siteOrigin })),
    now,
    siteOrigin,
  },
} satisfies Meta<typeof PostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [showing(source, others, { total: 12 })] };

/** The circle and its other posts could not be loaded. */
export const PostAlone: Story = { decorators: [notLoaded()], args: { circle: undefined } };
