import { siteOrigin } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { topicDetailFixture } from '../../testing/clueFixtures';
import { topicView } from '../../testing/onCluePage';
import { toTopicView } from '../data/toTopicView';
import { TopicCard } from './TopicCard';

const topic = topicView();

const meta = { title: 'TopicCard', component: TopicCard, args: { topic } } satisfies Meta<typeof TopicCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithoutCover: Story = {
  args: {
    topic: toTopicView(topicDetailFixture({ cover: undefined, description: undefined }), siteOrigin),
  },
};

export const LongText: Story = {
  args: { topic: { ...topic, name: '家门口的小事'.repeat(10), viewCount: 1_234_567_890 } },
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
