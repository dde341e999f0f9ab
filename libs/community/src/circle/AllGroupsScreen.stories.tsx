import type { Meta, StoryObj } from '@storybook/react-vite';
import { circleFixture, siteOrigin } from '../../testing/communityFixtures';
import { showing } from '../../testing/showing';
import { groupsOf } from '../data/circleLists';
import { toCircleView } from '../data/toGroupView';
import { AllGroupsScreen } from './AllGroupsScreen';

const meta = {
  title: 'AllGroupsScreen',
  component: AllGroupsScreen,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'circles', title: '圈子', from: 1, siteOrigin },
  decorators: [showing(groupsOf({ kind: 'circles' }), [toCircleView(circleFixture(), { siteOrigin })])],
} satisfies Meta<typeof AllGroupsScreen>;

export default meta;

export const Ready: StoryObj<typeof meta> = {};
