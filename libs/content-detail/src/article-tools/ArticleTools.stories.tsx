import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articleView } from '../../testing/articleViews';
import { withDetailPage } from '../../testing/onPage';
import { ArticleTools } from './ArticleTools';

const meta = {
  title: 'ArticleTools',
  component: ArticleTools,
  decorators: [withDetailPage],
  args: { item: articleView() },
} satisfies Meta<typeof ArticleTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ManyVisitors: Story = { args: { item: articleView({ view_count: 1_234_567_890 }) } };

export const Narrow: Story = {
  decorators: [(Row) => <div style={{ width: 180 }}>{Row()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
