import type { Page } from '@playwright/test';
import { expectMessage } from './support/expectMessage';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@content-detail', '@comments'];

const gallery = '/davmu/share/peony/gallery/2026/11/bridgeg1/index.html';

const viewerOf = (page: Page) => page.getByRole('dialog', { name: '看图' });
const counter = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ \/ \d+$/ });
const rowOf = (page: Page) => page.getByRole('list', { name: '图片' });

const openViewer = async (page: Page) => {
  await expect(page.locator('[data-island=gallery][data-ready]')).toBeVisible();
  await rowOf(page).getByRole('link').first().tap();
  await expect(viewerOf(page).locator('img').first()).toBeVisible();
};

test('a swipe and the arrow keys turn the pictures, the counter and the text', { tag }, async ({ page }) => {
  await page.goto(gallery);
  await expect(counter(page)).toHaveText(/^1 \/ \d+$/);
  const text = page.locator('main article h1 + div');
  const first = await text.innerText();
  await rowOf(page).evaluate((row) => row.scrollBy({ left: row.clientWidth }));
  await expect(counter(page)).toHaveText(/^2 \//);
  await expect(text).not.toHaveText(first);
  await rowOf(page).press('ArrowLeft');
  await expect(counter(page)).toHaveText(/^1 \//);
});

test(
  'the viewer comes with the tap, zooms by a double tap and closes by Escape',
  { tag },
  async ({ page }) => {
    const watch = await watchPage(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(gallery);
    await expect(page.locator('[data-island=gallery][data-ready]')).toBeVisible();
    expect(scripts.filter((url) => /mountImageViewer|photoswipe/i.test(url))).toEqual([]);
    await openViewer(page);
    expect(scripts.some((url) => /mountImageViewer/.test(url))).toBe(true);
    const { width, height } = page.viewportSize() as { width: number; height: number };
    await page.touchscreen.tap(width / 2, height / 2);
    await page.touchscreen.tap(width / 2, height / 2);
    await expect(viewerOf(page)).toContainText('200%');
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toBeHidden();
    expect(watch.problems).toEqual([]);
  },
);

test(
  'going back closes the viewer and stays on the page, at the picture last seen',
  { tag },
  async ({ page }) => {
    await page.goto(gallery);
    await openViewer(page);
    await page.keyboard.press('ArrowRight');
    await expect(viewerOf(page)).toContainText(/2 \/ \d+/);
    await page.evaluate(() => window.history.back());
    await expect(viewerOf(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(gallery));
    await expect(counter(page)).toHaveText(/^2 \//);
  },
);

for (const [what, address] of [
  ['a gallery', gallery],
  ['a short video', '/davmu/share/peony/svideo/2026/11/sugarsv1/index.html'],
] as const)
  test(`R72: ${what} fills the screen under a header that lies on it`, { tag }, async ({ page }) => {
    await page.goto(address);
    const header = page.locator('header').first();
    await expect(header.getByRole('link', { name: '云浦新闻' })).toHaveAttribute('href', '/davmu/share/');
    await expect(header.locator('a[data-open-app]')).toHaveText('打开');
    expect(await header.evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await header.getByRole('button', { name: '导航' }).tap();
    await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible();
  });

test('R30: the comments are in a drawer behind the footer', { tag }, async ({ page }) => {
  await page.goto(gallery);
  await expect(page.getByRole('region', { name: '评论' })).toHaveCount(0);
  await page.locator('[data-island=footer]').getByRole('button', { name: /^评论/ }).tap();
  const drawer = page.getByRole('dialog', { name: /评论/ });
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test(
  'a visitor can complain about a gallery and copy its address from the menu',
  { tag },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(gallery);
    const menu = page.getByRole('dialog', { name: '导航' });
    await page.getByRole('button', { name: '导航' }).tap();
    await menu.getByRole('button', { name: '复制链接' }).tap();
    await expectMessage(page, '链接已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('bridgeg1');
    await page.getByRole('button', { name: '导航' }).tap();
    await menu.getByRole('button', { name: '投诉举报' }).tap();
    await expect(
      page.getByRole('dialog').filter({ hasText: '举报' }).getByRole('radio').first(),
    ).toBeVisible();
  },
);

test('a picture that cannot be had leaves a placeholder', { tag }, async ({ page }) => {
  await page.route(/\/media\/picture\//, (route) => route.abort());
  await page.goto(gallery);
  await expect(page.getByText('图片加载失败').first()).toBeVisible();
});
