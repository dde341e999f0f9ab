import type { SafeHtml } from '@share/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articleFixture, hostileArticleFixture, scene, siteOrigin } from '../../testing';
import { ArticleBody } from './ArticleBody';
import { toArticleBody } from './toArticleBody.server';

/** As an article's page makes it of what the platform sends. */
const bodyOf = (content: string) =>
  toArticleBody(content, { siteOrigin }).replaceAll('/media/scene/wetland-1.svg', scene) as SafeHtml;

const upright = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><rect width="400" height="600" fill="#8fa9a4"/><circle cx="200" cy="90" r="50" fill="#f4ead2"/></svg>',
)}`;

const meta = {
  title: 'ArticleBody',
  component: ArticleBody,
  parameters: { layout: 'fullscreen' },
  args: { html: bodyOf(articleFixture) },
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
      `<table tabindex="0"><thead><tr><th>年份</th><th>记录鸟类（种）</th><th>越冬白鹭最高（只）</th><th>水体透明度（厘米）</th><th>志愿巡护（人次）</th></tr></thead><tbody><tr><td>第一年</td><td>63</td><td>19</td><td>31</td><td>1,204</td></tr></tbody></table><pre>${'水位 3.42 米  '.repeat(12)}</pre><p>https://example.com/${'a'.repeat(120)}</p>`,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const accounts = `<table tabindex="0"><tbody>${[
  ['养老服务补贴', '六十岁以上、失能或者半失能的老人，每月发放一次', '1,200 元'],
  ['高龄津贴', '八十岁以上的老人，按季度发放', '300 元'],
]
  .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</tbody></table>`;

/** The name of a row stays on one line; what is too wide scrolls inside the table, whose edge is shaded. */
export const Table: Story = {
  args: { html: bodyOf(accounts) },
  play: async ({ canvasElement }) => {
    for (const cell of canvasElement.querySelectorAll('tr > :first-child')) {
      const text = document.createRange();
      text.selectNodeContents(cell);
      await expect(text.getClientRects()).toHaveLength(1);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const TableAtTwiceTheText: Story = {
  ...Table,
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async (context) => {
    await Table.play?.(context);
    const table = context.canvasElement.querySelector('table');
    await expect(table?.scrollWidth).toBeGreaterThan(table?.clientWidth ?? Infinity);
  },
};

/** A picture keeps its shape; one of unknown size has a box of 3:2. */
export const UprightPicture: Story = {
  args: {
    html: [
      '<p>一张长图：水系改造前后。</p>',
      `<figure><img src="${upright}" width="400" height="600" alt="改造前后" /><figcaption>改造前后</figcaption></figure>`,
      `<figure><img src="${scene}" data-unsized="" alt="清晨" /><figcaption>清晨</figcaption></figure>`,
    ].join('') as SafeHtml,
  },
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('img')].map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return Math.round((100 * width) / height) / 100;
    });
    await expect(shapes).toEqual([0.67, 1.5]);
  },
};

export const Hostile: Story = { args: { html: bodyOf(hostileArticleFixture) } };
