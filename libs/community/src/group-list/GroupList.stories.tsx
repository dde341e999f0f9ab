import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { circleFixture, siteOrigin, topicFixture } from '../../testing/communityFixtures';
import { notLoaded, showing } from '../../testing/showing';
import { groupsOf } from '../data/circleLists';
import { toCircleView, toTopicView } from '../data/toGroupView';
import { GroupList } from './GroupList';

const topicsOf = { kind: 'topics', circleId: 'circBird' } as const;
const circles = groupsOf({ kind: 'circles' });
const topics = groupsOf(topicsOf);

const circle = (id: string, fields = {}) => toCircleView(circleFixture({ id, ...fields }), { siteOrigin });
const topic = (id: string, fields = {}) => toTopicView(topicFixture({ id, ...fields }), { siteOrigin });

const meta = {
  title: 'GroupList',
  component: GroupList,
  parameters: { layout: 'fullscreen' },
  args: { of: { kind: 'circles' }, from: 1, siteOrigin },
} satisfies Meta<typeof GroupList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Circles: Story = {
  decorators: [
    showing(circles, [circle('c-1'), circle('c-2', { name: '骑楼老城', cover: undefined })], { total: 12 }),
  ],
};

export const Topics: Story = {
  decorators: [showing(topics, [topic('t-1'), topic('t-2', { name: '这是什么鸟' })])],
  args: { of: topicsOf },
};

export const Empty: Story = { decorators: [showing(circles, [])] };

export const LongText: Story = {
  decorators: [
    showing(circles, [
      circle('c-1', { name: '云'.repeat(40), description: '说明也可以很长。'.repeat(20) }),
      circle('c-2', { name: 'Aa'.repeat(20) }),
    ]),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Neither the server nor the browser could load the list. */
export const NotLoaded: Story = {
  decorators: [notLoaded()],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
