import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articleView, hostileArticle } from '../../testing/articleViews';
import { ArticleBody } from './ArticleBody';

const bodyOf = (content: string) => articleView({ content }).body;

const meta = {
  title: 'ArticleBody',
  component: ArticleBody,
  parameters: { layout: 'fullscreen' },
  args: { html: articleView().body },
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const Lists: Story = {
  args: {
    html: bodyOf(
      '<h3>怎么去</h3><ol><li>地铁 3 号线到南岸站，二号口出来往江边走</li><li>骑车沿南堤一直向东，桥下有停车点</li></ol><h3>带什么</h3><ul><li>胶鞋，早上露水重</li><li>望远镜，观鸟屋里也有可以借的，矮的那一排是给孩子准备的</li></ul>',
    ),
  },
};

export const WideParts: Story = {
  args: {
    html: bodyOf(
      `<table><thead><tr><th>年份</th><th>记录鸟类（种）</th><th>越冬白鹭最高（只）</th><th>水体透明度（厘米）</th><th>志愿巡护（人次）</th></tr></thead><tbody><tr><td>第一年</td><td>63</td><td>19</td><td>31</td><td>1,204</td></tr></tbody></table><pre>${'水位 3.42 米  '.repeat(12)}</pre><p>https://example.com/${'a'.repeat(120)}</p>`,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Hostile: Story = { args: { html: hostileArticle.body } };
