import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { expect, test } from './support/visitor';

const tag = ['@islands'];

const sheetIn = (page: Page) => page.locator('body > link[rel=stylesheet]');

/** Holds the style sheet back. @returns lets it come */
const holdSheet = async (page: Page) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/styles-*.css', async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
};

test(
  'the article is read before the whole style sheet is there, the lists after it',
  { tag },
  async ({ page }) => {
    const letCome = await holdSheet(page);
    await page.goto(pages.article, { waitUntil: 'commit' });
    await expect(page.locator('[data-article-body]')).toBeVisible();
    await expect(sheetIn(page)).toBeAttached();
    const title = page.getByRole('heading', { level: 1 });
    const place = await title.boundingBox();
    await expect(page.locator('#related')).toBeHidden();
    letCome();
    await expect(page.locator('#related')).toBeVisible();
    expect(await title.boundingBox()).toEqual(place);
  },
);

test('only pages that show no item load the rules of their features', { tag }, async ({ page }) => {
  const sheets = () =>
    sheetIn(page).evaluateAll((links) =>
      links.map((link) => /(\w+)-[^/]*$/.exec(link.getAttribute('href')!)?.[1]),
    );
  await page.goto(pages.article);
  expect(await sheets()).toEqual(['styles']);
  await page.goto(pages.home);
  expect(await sheets()).toEqual(['styles', 'further']);
});

test('without the style sheet the lists can be read', { tag }, async ({ page }) => {
  await page.route('**/styles-*.css', (route) => route.abort());
  await page.goto(pages.article);
  await expect(page.getByRole('region', { name: '相关阅读' }).getByRole('link').first()).toBeVisible();
});

test('who has chosen larger text sees the page with the whole style sheet', { tag }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('share:size', 'elder'));
  const letCome = await holdSheet(page);
  const loaded = page.goto(pages.article);
  await expect(page.locator('head > link[rel=stylesheet]')).toBeAttached();
  await expect(page.locator('[data-article-body]')).toBeAttached();
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  expect(await paints()).toBe(0);
  letCome();
  await loaded;
  await expect.poll(paints).toBeGreaterThan(0);
  await expect(page.getByText('退出大字版')).toBeVisible();
});
