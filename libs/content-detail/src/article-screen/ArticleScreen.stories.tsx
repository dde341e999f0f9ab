import { now, scene } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articleView, hostileArticle, longArticle } from '../../testing/articleViews';
import { withDetailPage } from '../../testing/onPage';
import { ArticleScreen } from './ArticleScreen';

const meta = {
  title: 'ArticleScreen',
  component: ArticleScreen,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen' },
  args: { item: articleView(), now },
} satisfies Meta<typeof ArticleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};

export const LeadPicture: Story = {
  args: {
    item: {
      ...articleView({ content: '<p>正文没有图，题图放在最前面。</p>' }),
      cover: { src: scene, alt: '白鹭在浅滩上觅食', width: 600, height: 400 },
    },
  },
};

export const OnlyATitle: Story = {
  args: {
    item: articleView({
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

export const OldWithWarning: Story = {
  args: {
    item: articleView({
      publish_at: now / 1000 - 3 * 365 * 86_400,
      content_warning: '本文有事故现场的描写，可能引起不适',
      author: '林知远',
      editor: '许若谷',
    }),
  },
};

export const MadeByAMachine: Story = {
  args: { item: articleView({ ai_label: '本文由 AI 生成，经编辑审核' }) },
};

/** 大字版: text first, name, time and listening beside each other. */
export const Elder: Story = { globals: { size: 'elder' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongText: Story = {
  args: { item: longArticle },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const HostileText: Story = {
  args: { item: hostileArticle },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelector('script:not([type]), iframe, [onclick], [onerror]')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
