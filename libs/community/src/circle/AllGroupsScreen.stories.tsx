import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { circleFixture, siteOrigin, topicFixture } from '../../testing/communityFixtures';
import { loading, notLoaded, showing } from '../../testing/showing';
import { groupsOf } from '../data/circleLists';
import { toCircleView, toTopicView } from '../data/toGroupView';
import { AllGroupsScreen } from './AllGroupsScreen';

const circles = groupsOf({ kind: 'circles' });

const circle = (id: string, fields = {}) => toCircleView(circleFixture({ id, ...fields }), { siteOrigin });
const topic = (id: string, fields = {}) => toTopicView(topicFixture({ id, ...fields }), { siteOrigin });

const names = ['云浦观鸟', '骑楼老城', '夜跑江岸', '修表与旧物', '东岭茶', '合唱团', '冬泳', '早餐地图'];
const firstPage = names.map((name, index) => circle(`c-${index}`, { name }));

const meta = {
  title: 'AllGroupsScreen',
  component: AllGroupsScreen,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'circles', title: '圈子', from: 1, siteOrigin },
} satisfies Meta<typeof AllGroupsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [showing(circles, [circle('c-1')])] };

export const More: Story = {
  decorators: [showing(circles, firstPage, { total: 23 })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '加载更多' })).toBeInTheDocument();
  },
};

/** The page of an address with a number: it leads back to the one before. */
export const LaterPage: Story = {
  decorators: [showing(circles, firstPage.slice(0, 3), { from: 2, total: 13 })],
  args: { from: 2 },
};

export const Topics: Story = {
  decorators: [
    showing(groupsOf({ kind: 'topics' }), [
      topic('t-1'),
      topic('t-2', { name: '这是什么鸟', cover: undefined }),
    ]),
  ],
  args: { kind: 'topics', title: '话题' },
};

export const Loading: Story = {
  decorators: [loading()],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { busy: true })).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [showing(circles, [])],
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

/** Names and descriptions as long as the platform lets them be, on a phone of 320 px. */
export const LongText: Story = {
  decorators: [
    showing(circles, [
      circle('c-1', {
        name: '云浦南岸湿地观鸟与自然笔记爱好者的圈子，欢迎所有不喂不追不放声音引鸟的人加入',
        description: '说明也可以很长。'.repeat(20),
        member_count: 123_456_789,
        content_count: 987_654_321,
      }),
      circle('c-2', { name: 'Aa'.repeat(20), description: `https://example.com/${'a'.repeat(80)}` }),
    ]),
  ],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargestText: Story = { ...LongText, globals: { ...LongText.globals, size: 'max' } };

export const Dark: Story = { ...More, globals: { theme: 'dark' } };
