import type { Page } from '@playwright/test';
import { expectToPlay, mediaOf, play } from './support/media';
import { scrollThrough } from './support/scrollThrough';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@content-detail'];

type Use = (page: Page) => Promise<void>;

const isRead: Use = async (page) => {
  await expect(page.locator('main article h1')).toBeVisible();
  await expect(page.locator('[data-article-body]')).toContainText(/\S{20}/);
};

const isBookedOrPlayed: Use = async (page) => {
  await expect(page.locator('[data-island=liveRoom][data-ready]')).toBeAttached();
  const control = page.getByRole('button', { name: /^预约提醒$|^播放 慢直播/ });
  await expect(control.first()).toBeVisible();
};

const isPlayed: Use = async (page) => {
  await play(page);
  await expectToPlay(mediaOf(page));
};

const playsByItself: Use = async (page) => {
  await expectToPlay(mediaOf(page));
  expect(await mediaOf(page).evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true);
};

const isEnlarged: Use = async (page) => {
  await expect(page.locator('[data-island=gallery][data-ready]')).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: /^1 \/ \d/ })).toBeVisible();
  await page.getByRole('list', { name: '图片' }).getByRole('link').first().tap();
  const viewer = page.getByRole('dialog', { name: '看图' });
  await expect(viewer.locator('img').first()).toBeVisible();
  await viewer.getByRole('button', { name: '关闭' }).tap();
  await expect(viewer).toBeHidden();
};

const isFramed: Use = async (page) => {
  await expect(page.frameLocator('main iframe').getByRole('heading').first()).toBeVisible();
};

const leadsOutside: Use = async (page) => {
  const link = page.locator('main article').getByRole('link', { name: /^(?:打开|参与话题|去填写)/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/example\.com\//);
  await expect(link).toHaveAttribute('rel', /noopener/);
};

const needsTheApp: Use = async (page) => {
  await page.getByRole('button', { name: '打开小程序' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '立即前往' })).toBeVisible();
  await dialog.getByRole('button', { name: '再考虑下' }).tap();
  await expect(dialog).toBeHidden();
};

const leadsToItems: Use = async (page) => {
  await expect(page.locator('main article section').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/davmu\/share\//,
  );
};

type Blocks = 'all' | 'footer' | 'none';

const types: [name: string, use: Use, blocks: Blocks, peony: string, mp: string][] = [
  ['article', isRead, 'all', 'peony/doc/wetland1', 'mp/doc/mpaccnt1'],
  ['video', isPlayed, 'all', 'peony/video/seasonv1', 'mp/video/mpvideo1'],
  ['svideo', playsByItself, 'none', 'peony/svideo/sugarsv1', 'mp/svideo/mpsvide1'],
  ['audio', isPlayed, 'all', 'peony/audio/audio30s', 'mp/audio/mpaudio1'],
  ['image', isEnlarged, 'footer', 'peony/gallery/bridgeg1', 'mp/gallery/mpgallr1'],
  ['audio_album', isPlayed, 'none', 'peony/audio_album/nightbot', 'mp/audio_album/mpaualb1'],
  ['video_album', isPlayed, 'all', 'peony/video_album/craftsva', 'mp/video_album/mpvialb1'],
  ['special', leadsToItems, 'none', 'peony/special/wetspec1', 'mp/special/mpspecl1'],
  ['mini_program', needsTheApp, 'all', 'peony/mini_program/busmini1', 'mp/mini_program/mpminip1'],
  ['h5', isFramed, 'all', 'peony/doc/h5framed', 'mp/doc/mph5page'],
  ['link', leadsOutside, 'all', 'peony/doc/libseat1', 'mp/doc/mplink01'],
  ['topic', leadsOutside, 'all', 'peony/doc/wettopic', 'mp/doc/mptopic1'],
  ['sp_topic', leadsOutside, 'all', 'peony/doc/oldvoice', 'mp/doc/mpsptop1'],
  ['cloud_form', leadsOutside, 'all', 'peony/doc/wishform', 'mp/doc/mpform01'],
  ['local_live', isBookedOrPlayed, 'none', 'peony/local_live/birdlive', 'mp/local_live/birdlive'],
  ['live', isBookedOrPlayed, 'none', 'peony/local_live/musiclv1', 'mp/local_live/musiclv1'],
];

test.describe.configure({ mode: 'parallel' });

const addressOf = (path: string) => {
  const [actor, type, id] = path.split('/');
  return `/davmu/share/${actor}/${type}/2026/11/${id}/index.html`;
};

const expectBlocks = async (page: Page, blocks: Blocks) => {
  const lists = blocks === 'all' ? 1 : 0;
  for (const name of ['评论', '72小时热点', '编辑推荐', '推荐阅读'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(lists);
  if (lists === 0) await expect(page.getByRole('region', { name: '相关阅读' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '发表评论' })).toHaveCount(blocks === 'none' ? 0 : 1);
};

const expectNothingSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

for (const [name, use, blocks, peony, mp] of types) {
  test(
    `${name} (peony) works, stands still, and has its blocks, on two sizes of phone`,
    { tag },
    async ({ page }) => {
      const watch = await watchPage(page);
      await page.goto(addressOf(peony));
      await use(page);
      await expectBlocks(page, blocks);
      await scrollThrough(page);
      await expectNothingSideways(page);
      expect(watch.problems).toEqual([]);
      expect(await watch.layoutShift()).toBeLessThanOrEqual(0.002);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNothingSideways(page);
    },
  );

  test(`${name} (mp) works and has its blocks`, { tag }, async ({ page }) => {
    const watch = await watchPage(page);
    await page.goto(addressOf(mp));
    await use(page);
    await expectBlocks(page, blocks);
    await expectNothingSideways(page);
    expect(watch.problems).toEqual([]);
  });
}

/** Scrolls in small steps, like a thumb, until the top of an element is at the expected position. */
const expectTopAfterScrolling = (page: Page, selector: string, step: number) =>
  expect.poll(() =>
    page.locator(selector).evaluate((element, by) => {
      window.scrollBy(0, by);
      return Math.round(element.getBoundingClientRect().top);
    }, step),
  );

for (const [what, selector, path, distance] of [
  ['a video', '[data-sticks]', 'peony/video/seasonv1', 400],
  ['a row of tabs', 'main div:has(> nav[aria-label=栏目])', 'peony/special/wetspec1', 900],
] as const)
  for (const [size, height] of [
    ['standard', 52],
    ['elder', 64],
  ] as const)
    test(`${what} stays in view, right under the masthead (${size})`, { tag }, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('share:size', chosen), size);
      const watch = await watchPage(page);
      await page.goto(addressOf(path));
      await expect(page.locator(selector)).toBeVisible();
      // A video that was never played scrolls away.
      if (what === 'a video') await isPlayed(page);
      await page.evaluate((by) => window.scrollBy(0, by), distance);
      await expectTopAfterScrolling(page, selector, 20).toBe(0);
      await expectTopAfterScrolling(page, selector, -20).toBe(height);
      await expectTopAfterScrolling(page, selector, 20).toBe(0);
      expect(await watch.layoutShift()).toBeLessThanOrEqual(0.002);
    });

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, lists] of [
    ['peony/special/wetspec1', '[id^=group-]'],
    ['peony/audio_album/JeA0anXI', '#tracks'],
    ['peony/video_album/craftsva', '#tracks'],
  ] as const)
    test(`a list that goes on is read without buttons that do nothing: ${path}`, async ({ page }) => {
      await page.goto(addressOf(path));
      const list = page.locator(`section:is(${lists})`);
      await expect(list.first().getByRole('link').first()).toBeVisible();
      await expect(list.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^播放 第 \d+ 期$/ })).toHaveCount(0);
    });
});
