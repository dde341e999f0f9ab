import { siteOrigin } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onCluePage, readTopics } from '../../testing/onCluePage';
import { TopicsScreen } from './TopicsScreen';

const meta = {
  title: 'TopicsScreen',
  component: TopicsScreen,
  parameters: { layout: 'fullscreen' },
  args: { start: 1, siteOrigin },
} satisfies Meta<typeof TopicsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: onCluePage(readTopics(6)) };

export const Empty: Story = { decorators: onCluePage(readTopics(0)) };
