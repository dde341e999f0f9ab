import type { Page } from '@playwright/test';
import { unlinkedDoc } from './support/pages';
import { playScenario } from './support/platform';
import { expect, test } from './support/visitor';

const tag = ['@content-detail'];

test.afterEach(({ request }) => playScenario(request, 'default'));

test(
  'empty lists say so, and an article without related items has no such block',
  { tag },
  async ({ page, request }) => {
    await playScenario(request, 'lists-empty');
    await page.goto(unlinkedDoc('nosource'));
    await expect(page.locator('main article h1')).toBeVisible();
    await expect(page.getByRole('region', { name: '相关阅读' })).toHaveCount(0);
    for (const name of ['72小时热点', '编辑推荐', '推荐阅读'])
      await expect(page.getByRole('region', { name }).getByText('暂无内容')).toBeVisible();
  },
);

test(
  'lists that fail leave the article whole, say so, and load on request',
  { tag },
  async ({ page, request }) => {
    await playScenario(request, 'lists-fail');
    await page.goto(unlinkedDoc('norelate'));
    await expect(page.locator('[data-article-body]')).toBeVisible();
    await expect(page.getByText('暂无内容')).toHaveCount(0);
    const hot = page.getByRole('region', { name: '72小时热点' });
    const reload = hot.getByRole('button', { name: '重新加载' });
    await expect(reload).toBeVisible();
    await playScenario(request, 'default');
    await reload.click();
    await expect(hot.getByRole('link')).toHaveCount(5);
  },
);

test(
  'comments that the server could not read come without moving what follows while they are awaited',
  { tag },
  async ({ page, request, browser }) => {
    await playScenario(request, 'comments-fail');
    await page.route('**/peony/v1/comment/**', () => undefined);
    const block = (visit: Page) => visit.locator('[data-island=comments]');
    const heightOf = async (visit: Page) => (await block(visit).boundingBox())?.height;
    await page.goto(unlinkedDoc('nosource'));
    await block(page).scrollIntoViewIfNeeded();
    await expect(block(page).getByRole('button', { name: '加载中' })).toBeVisible();
    const withoutCode = await browser.newPage();
    await withoutCode.route('**/assets/*.js', (route) => route.abort());
    await withoutCode.goto(unlinkedDoc('nosource'));
    await block(withoutCode).scrollIntoViewIfNeeded();
    await expect(block(withoutCode).getByText('评论没有加载出来')).toBeVisible();
    await expect.poll(() => heightOf(withoutCode)).toBe(await heightOf(page));
    await withoutCode.close();
  },
);

for (const album of ['audio_album/2001/1/nightbot', 'video_album/2001/1/craftsva'])
  test(
    `without scripts nothing waits for the list of an album that could not be read: ${album}`,
    { tag },
    async ({ request, browser }) => {
      await playScenario(request, 'album-tracks-fail');
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(`/davmu/share/peony/${album}/index.html`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#tracks')).toBeAttached();
      await expect(page.locator('#tracks').getByRole('button')).toHaveCount(0);
      await page.close();
    },
  );
