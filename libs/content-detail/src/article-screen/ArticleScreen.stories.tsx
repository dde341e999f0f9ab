import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articleView, hostileArticle, longArticle } from '../../testing/articleViews';
import { now } from '../../testing/contentFixtures';
import { scene } from '../../testing/scene';
import { ArticleScreen } from './ArticleScreen';

const meta = {
  title: 'ArticleScreen',
  component: ArticleScreen,
  parameters: { layout: 'fullscreen' },
  args: { article: articleView(), now },
} satisfies Meta<typeof ArticleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};

export const LeadPicture: Story = {
  args: {
    article: {
      ...articleView({ content: '<p>正文没有图，题图放在最前面。</p>' }),
      cover: { src: scene, alt: '白鹭在浅滩上觅食', width: 600, height: 400 },
    },
  },
};

export const OnlyATitle: Story = {
  args: {
    article: articleView({
      title: '一条短讯',
      summary: undefined,
      category: undefined,
      mp: undefined,
      source_alias: undefined,
      publish_at: undefined,
      view_count: undefined,
      content: '<p>地铁 3 号线今起试运行，首周免费乘坐。</p>',
      topics: undefined,
      copyright: undefined,
      ai_label: undefined,
    }),
  },
};

export const LongText: Story = {
  args: { article: longArticle },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const HostileText: Story = {
  args: { article: hostileArticle },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelector('script, iframe, [onclick], [onerror]')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
