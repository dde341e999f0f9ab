import type { SafeHtml } from '@share/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articleFixture, hostileArticleFixture, scene, siteOrigin } from '../../testing';
import { ArticleBody } from './ArticleBody';
import { toArticleBody } from './toArticleBody.server';

/** As an article's page makes it of the platform's response. */
const bodyOf = (content: string) =>
  toArticleBody(content, { siteOrigin, embedHosts: ['player.example.com'] }).replaceAll(
    '/media/scene/wetland-1.svg',
    scene,
  ) as SafeHtml;

const upright = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><rect width="400" height="600" fill="#8fa9a4"/><circle cx="200" cy="90" r="50" fill="#f4ead2"/></svg>',
)}`;

/**
 * The sanitised text of an item with its typography. Use it for what an editor has written: article, notice, answer.
 *
 * Not for a text of a visitor or a plain summary: that is a paragraph. Not for a fragment of markup without typography: that is `SafeMarkup`
 * of `@share/ui`.
 */
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

/** A picture keeps its shape; one of unknown size has a box of 3:2 until it is there. */
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

const long = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 3000"><rect width="750" height="3000" fill="#8fa9a4"/><circle cx="375" cy="300" r="120" fill="#f4ead2"/><path d="M0 2600h750v400H0z" fill="#b7cdc8"/></svg>',
)}`;

/** A long picture is read in the text: nothing of it is cut off. */
export const TallPicture: Story = {
  args: {
    html: [
      '<p>一图读懂：水系改造的三年。</p>',
      `<p><img src="${long}" width="750" height="3000" alt="水系改造的三年" /></p>`,
      '<p>图片由规划院提供。</p>',
    ].join('') as SafeHtml,
  },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(4, 1);
  },
};

const sign = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 18" fill="none" stroke="#85838A" stroke-width="2"><path d="M4 14 12 5m0 9L4 5m14 0h4l-4 5h4m6-1h10m-10 4h10m8-8v9m4-9v9"/></svg>',
)}`;

/** Formulas and signs stand in their line; a small picture alone is no larger than it is. */
export const PicturesInTheLine: Story = {
  args: {
    html: [
      `<p>水位按 <img src="${sign}" width="60" height="18" alt="x²=11" data-inline="" /> 计算，超过警戒线就要上报 <img src="${sign}" alt="[笑]" data-inline="emoji" />，所有人都记得。</p>`,
      `<p><img src="${sign}" width="60" height="18" alt="x²=11" data-inline="" /></p>`,
      `<p><img src="${upright}" width="150" height="225" alt="改造前后" /></p>`,
    ].join('') as SafeHtml,
  },
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('img')].map(({ clientWidth }) => clientWidth);
    await expect([widths[0], widths[2], widths[3]]).toEqual([60, 60, 150]);
  },
};

const omitted = `<p>周末的湿地有这些活动，先看一段视频。</p><iframe class="video_iframe" data-src="https://v.qq.com/iframe/preview.html?vid=a"></iframe>
<p>再听一段声音。</p><mpvoice name="第一集：清晨的湿地，巡护员把船停在芦苇荡边上，等水面静下来"></mpvoice>
<mp-common-profile data-nickname="云浦发布"></mp-common-profile><mp-miniprogram data-miniprogram-title="观鸟预约"></mp-miniprogram>
<object data="https://files.example.com/观鸟手册.pdf"></object><form><input></form><p>以上。</p>`;

/** Content that a page does not show is named, and links to its source. */
export const OmittedParts: Story = { args: { html: bodyOf(omitted) } };

export const OmittedPartsLarge: Story = {
  ...OmittedParts,
  globals: { size: 'elder', viewport: { value: 'narrow' } },
};

const player = bodyOf(
  '<p>现场视频：</p><iframe src="https://player.example.com/v/1"></iframe><p>视频由志愿者拍摄。</p>',
);

/** A player of a host that is named in the settings waits for a tap. */
export const Embed: Story = { args: { html: player } };

export const EmbedOpen: Story = {
  args: { html: player },
  play: async ({ canvasElement }) => {
    // As a tap leaves it (`openEmbeds`).
    const frame = document.createElement('iframe');
    frame.title = '嵌入内容 player.example.com';
    canvasElement.querySelector('a[data-embed]')?.replaceWith(frame);
    await expect(frame.offsetWidth).toBe(frame.parentElement?.offsetWidth);
    await expect(frame.clientHeight).toBeGreaterThan(150);
  },
};

export const Footnotes: Story = {
  args: {
    html: bodyOf(
      '<p>修复的第一步不是种草<sup><a href="#fn1" id="ref1">[1]</a></sup>，而是把二十六处断头河汊重新接上<sup><a href="#fn2" id="ref2">[2]</a></sup>。</p><ol><li id="fn1">见《水系规划》第三章。<a href="#ref1">↑</a></li><li id="fn2">数字来自水务局。<a href="#ref2">↑</a></li></ol>',
    ),
  },
};

const item = (sign: string, level: number, text: string) =>
  `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="font-family:Wingdings;mso-list:Ignore">${sign}<span>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`;

/** A list that was pasted from Word. */
export const PastedList: Story = {
  args: {
    html: bodyOf(
      `<p>带什么：</p>${item('l', 1, '胶鞋，早上露水重')}${item('l', 1, '望远镜：')}${item('§', 2, '观鸟屋里也有可以借的，矮的那一排是给孩子准备的')}${item('l', 1, '水')}<p>&nbsp;</p><p><br></p><p>&nbsp;</p><p>就这些。</p>`,
    ),
  },
};
