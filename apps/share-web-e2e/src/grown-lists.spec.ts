import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { expect, test } from './support/visitor';

const block = (page: Page) => page.getByRole('region', { name: '推荐阅读' });
const links = (page: Page) => block(page).locator('a[data-exposure]');

/** Where a card stands on the screen. */
const topOf = (page: Page, id: string) =>
  block(page)
    .locator(`a[data-exposure="${id}"]`)
    .evaluate((link) => Math.round(link.getBoundingClientRect().top));

/** Reads down to the list: blocks that were never on the screen have an estimated height. */
const readDown = async (page: Page) => {
  const isSeen = () => block(page).evaluate((section) => section.getBoundingClientRect().top < innerHeight);
  while (!(await isSeen())) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
    await page.waitForTimeout(50);
  }
};

const loadMore = async (page: Page) => {
  const before = await links(page).count();
  await block(page).getByRole('button', { name: '加载更多' }).click();
  await expect.poll(() => links(page).count()).toBeGreaterThan(before);
};

test(
  'back from an item that stood far down in a list of an article: the same list at the same place',
  { tag: ['@content-cards', '@content-detail'] },
  async ({ page }) => {
    await page.goto(pages.article);
    await readDown(page);
    await loadMore(page);
    await loadMore(page);
    const count = await links(page).count();
    const link = links(page).nth(-3);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const id = String(await link.getAttribute('data-exposure'));
    const top = await topOf(page, id);
    await link.click();
    await expect(page.locator('main h1').first()).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    // Playwright's browser keeps no page alive: this is a new document.
    await page.goBack();
    await expect.poll(() => links(page).count()).toBe(count);
    await expect.poll(() => topOf(page, id)).toBe(top);
    expect(calls.filter((path) => path.endsWith('/recommend'))).toEqual([]);
  },
);

const otherLists = [
  {
    list: 'the groups of a special topic',
    tag: '@content-detail',
    path: '/davmu/share/special/wetspec1/index.html',
  },
  { list: 'the tracks of an album', tag: '@content-detail', path: pages.longAlbum },
  { list: 'the days of a fly card', tag: '@feed', path: '/davmu/share/fly_card/flydaily/index.html' },
];

for (const { list, tag, path } of otherLists) {
  test(`back from an item to ${list}: as long as before, at the same place`, { tag }, async ({ page }) => {
    const items = page.locator('main a[href^="/davmu/share/"]');
    await page.goto(path);
    const count = await items.count();
    await page.getByRole('button', { name: '加载更多' }).first().click();
    await expect.poll(() => items.count()).toBeGreaterThan(count);
    const grown = await items.count();
    const last = items.last();
    await last.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const top = () => last.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    const before = await top();
    await last.click();
    await expect(page).not.toHaveURL(path);
    await page.goBack();
    await expect.poll(() => items.count()).toBe(grown);
    await expect.poll(top).toBe(before);
  });
}

test(
  'a visit that begins anew shows a list as the server sends it',
  { tag: ['@content-cards'] },
  async ({ page }) => {
    await page.goto(pages.article);
    await block(page).scrollIntoViewIfNeeded();
    const first = await links(page).count();
    await loadMore(page);
    await page.goto(pages.home);
    await page.goto(pages.article);
    await block(page).scrollIntoViewIfNeeded();
    await expect(block(page).getByRole('button', { name: '加载更多' })).toBeVisible();
    expect(await links(page).count()).toBe(first);
  },
);
