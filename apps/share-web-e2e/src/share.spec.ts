import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { agents } from './support/agents';
import { auditBothAppearances } from './support/expectAccessible';
import { reported, textOf } from './support/beacons';
import { articleTitle, pages } from './support/pages';
import { readCode } from './support/readCode';
import { smallTargets } from './support/smallTargets';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@sharing', '@wx-share', '@shell'];

const panel = (page: Page) => page.getByRole('dialog', { name: /^分享/ });
const control = (page: Page) => page.getByRole('button', { name: /^分享/ }).first();
const poster = (page: Page) => panel(page).getByRole('img', { name: /的海报/ });
const linkOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

const openPanel = async (page: Page) => {
  await control(page).tap();
  await expect(panel(page)).toBeVisible();
};

const open = async (page: Page, path = pages.article) => {
  await page.goto(path);
  await openPanel(page);
};

const requestPoster = async (page: Page) => {
  await panel(page).getByRole('button', { name: '生成海报' }).tap();
  await expect(poster(page)).toBeVisible();
};

const change = (page: Page, property: string, value: string) =>
  page.evaluate(
    ([name, text]) =>
      document.head.querySelector(`meta[property="og:${name}"]`)?.setAttribute('content', text),
    [property, value] as const,
  );

const share = (name: string) => `/davmu/share/peony/${name}/index.html`;

for (const [name, path, title] of [
  ['an article', pages.article, '分享这篇文章'],
  ['a video', share('video/seasonv1'), '分享这个视频'],
  ['a short video', share('svideo/2026/11/sugarsv1'), '分享这个视频'],
  ['a live room', share('local_live/2026/11/birdlive'), '分享这场直播'],
  ['a report', '/davmu/share/dejin/detail/clueroad/index.html', '分享这个页面'],
] as const)
  test(`分享 of ${name} opens the panel`, { tag }, async ({ page }) => {
    await open(page, path);
    await expect(panel(page)).toHaveAccessibleName(title);
  });

test(
  'nothing of the panel is loaded before a tap, of the poster before it is requested',
  { tag },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (call) => loaded.push(call.url()));
    const files = (name: RegExp) => loaded.filter((url) => name.test(url));
    await page.goto(pages.article);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => performance.now() > 3000);
    expect(files(/\/(Share-|makePoster)/)).toEqual([]);
    await control(page).tap();
    await expect(panel(page)).toBeVisible();
    expect(files(/\/Share-/)).toHaveLength(1);
    expect(files(/makePoster/)).toEqual([]);
    await requestPoster(page);
    expect(files(/makePoster/)).toHaveLength(1);
  },
);

test(
  'the address is copied without how the link arrived, and counted',
  { tag },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const watch = await watchPage(page);
    await open(page, `${pages.article}?from=singlemessage&isappinstalled=0`);
    const counted = reported(page, '"way":"link"');
    await panel(page).getByRole('button', { name: '复制链接' }).tap();
    await expect(panel(page).getByText('链接已复制')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await linkOf(page));
    expect(copied).not.toMatch(/from=|isappinstalled/);
    expect(await textOf(page, counted)).toContain('"behavior":"click"');
    expect(watch.problems).toEqual([]);
  },
);

test('Escape, × and the back key close it and give the focus back', { tag }, async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  await control(page).tap();
  await panel(page).getByRole('button', { name: '关闭' }).tap();
  await expect(panel(page)).toBeHidden();
  await control(page).tap();
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  expect(page.url()).toContain(pages.article);
});

test("the system's panel gets the page where there is one", { tag }, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: object[] = [];
    const record = async (data: object) => void shared.push(data);
    Object.defineProperty(navigator, 'share', { configurable: true, value: record });
    Object.assign(window, { shared });
  });
  await open(page);
  await panel(page).getByRole('button', { name: '系统分享' }).tap();
  await expect(panel(page)).toBeHidden();
  const link = await linkOf(page);
  expect(await page.evaluate(() => (window as unknown as { shared: object[] }).shared)).toEqual([
    { title: articleTitle, url: link },
  ]);
});

test(
  'the code of a poster is the address of the page; the poster can be saved',
  { tag },
  async ({ page }) => {
    const watch = await watchPage(page);
    await open(page, `${pages.article}?from=groupmessage`);
    await requestPoster(page);
    expect(await readCode(poster(page))).toBe(await linkOf(page));
    const download = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: '保存海报' }).tap();
    expect((await download).suggestedFilename()).toBe(`${articleTitle}.jpg`);
    expect(watch.problems).toEqual([]);
  },
);

for (const [name, property, value] of [
  [
    'a long title with characters of all kinds',
    'title',
    '“<b>👨‍👩‍👧 Donaudampfschifffahrt”：白鹭、苍鹭，'.repeat(9),
  ],
  ['a long address', 'url', `https://m.example.com/davmu/share/search?word=${'%E9%B9%AD'.repeat(40)}`],
  ['a picture that is missing', 'image', '/davmu/share/no-such-picture.jpg'],
  ['no picture', 'image', ''],
] as const)
  test(`a poster with ${name} can be read`, { tag }, async ({ page }) => {
    await page.goto(pages.article);
    await change(page, property, value);
    if (property === 'url')
      await page
        .locator('link[rel=canonical]')
        .evaluate((link, href) => link.setAttribute('href', href), value);
    await openPanel(page);
    await requestPoster(page);
    expect(await readCode(poster(page))).toBe(await linkOf(page));
  });

test.describe('a picture of another host', { tag }, () => {
  // The policy of the site knows its picture hosts; this one is not among them.
  test.use({ bypassCSP: true });

  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#00f"/></svg>`;
  const startHost = async (headers: Record<string, string>) => {
    const host = createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'image/svg+xml', ...headers }).end(picture);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    return { host, address: `http://127.0.0.1:${(host.address() as AddressInfo).port}/cover.svg` };
  };

  /** Whether the first pixel of the poster is that of the picture. */
  const hasPicture = (page: Page) =>
    poster(page).evaluate((element: HTMLImageElement) => {
      const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
        '2d',
      )!;
      context.drawImage(element, 0, 0);
      const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return blue - red > 100;
    });

  for (const [name, headers, isShown] of [
    [
      'that may be read is on the poster',
      { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      true,
    ],
    ['that forbids reading is left out', {}, false],
  ] as const)
    test(name, async ({ page }) => {
      const { host, address } = await startHost(headers);
      await page.goto(pages.article);
      await change(page, 'image', address);
      await openPanel(page);
      await requestPoster(page);
      expect(await hasPicture(page)).toBe(isShown);
      expect(await readCode(poster(page))).toBe(await linkOf(page));
      host.close();
    });
});

test(
  'without a line a poster says so, and can be made once there is one',
  { tag },
  async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await panel(page).getByRole('button', { name: '生成海报' }).tap();
    await expect(panel(page).getByText('海报没有生成，请重试')).toBeVisible();
    await context.setOffline(false);
    await panel(page).getByRole('button', { name: '重试' }).tap();
    await expect(poster(page)).toBeVisible();
  },
);

test(
  'the panel lies over the pictures of a gallery, and the back key closes it first',
  { tag },
  async ({ page }) => {
    await page.goto(share('gallery/2026/11/bridgeg1'));
    await expect(page.locator('[data-island=gallery][data-ready]')).toBeVisible();
    await page.getByRole('list', { name: '图片' }).getByRole('link').first().tap();
    const viewer = page.getByRole('dialog', { name: '看图' });
    await viewer.getByRole('button', { name: '分享' }).tap();
    await expect(panel(page)).toHaveAccessibleName('分享这组图片');
    await requestPoster(page);
    expect(await readCode(poster(page))).toBe(await linkOf(page));
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(viewer).toBeVisible();
  },
);

test.describe('in WeChat', { tag }, () => {
  test.use({ userAgent: agents.wechatIos });
  test('the panel shows the way to its menu, and makes posters', async ({ page }) => {
    await open(page);
    await expect(panel(page)).toContainText('点右上角 ···');
    await expect(panel(page)).toContainText('在微信中，请点右上角菜单发送给朋友或分享到朋友圈');
    await requestPoster(page);
    expect(await readCode(poster(page))).toBe(await linkOf(page));
  });
});

test('everyone can use it: roles, contrast, targets', { tag }, async ({ page }) => {
  await open(page);
  await requestPoster(page);
  await auditBothAppearances(page);
  expect(await smallTargets(page)).toEqual([]);
});
