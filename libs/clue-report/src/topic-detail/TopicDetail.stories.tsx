import { now, siteOrigin } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createCluesApi, offline } from '../../testing/createClueServices';
import { onCluePage, readReports, readTopics, topicView } from '../../testing/onCluePage';
import { TopicDetail } from './TopicDetail';

const name = '道路与路灯';
const source = { topic: name, sort: 'view_sum' } as const;

const meta = {
  title: 'TopicDetail',
  component: TopicDetail,
  parameters: { layout: 'fullscreen' },
  decorators: onCluePage({ ...readReports(source, 4), ...readTopics(3) }),
  args: { name, topic: topicView(), sort: 'view_sum', start: 1, siteOrigin, now },
} satisfies Meta<typeof TopicDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Empty: Story = {
  decorators: onCluePage({ ...readReports(source, 0), ...readTopics(3) }),
  args: { topic: topicView({ clue_count: 0, view_sum: 0, channel: undefined }) },
};

export const NotLoaded: Story = { args: { topic: undefined } };

export const ListsFailed: Story = {
  decorators: onCluePage(
    {},
    { api: createCluesApi({ getClueTopic: offline, getClueRecommendTopics: offline }) },
  ),
};

export const LongText: Story = {
  args: {
    topic: { ...topicView(), name: '家门口的小事'.repeat(10), about: '请写清路口和门牌。'.repeat(20) },
  },
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
