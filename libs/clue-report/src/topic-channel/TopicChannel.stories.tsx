import type { Meta, StoryObj } from '@storybook/react-vite';
import { topicView } from '../../testing/onCluePage';
import { TopicChannel } from './TopicChannel';

const channel = topicView().channel!;

const meta = { title: 'TopicChannel', component: TopicChannel, args: { channel } } satisfies Meta<
  typeof TopicChannel
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LongNames: Story = {
  args: {
    channel: {
      name: '城市管理与公共服务',
      topics: channel.topics.map((topic) => ({ ...topic, name: topic.name.repeat(6) })),
    },
  },
};
