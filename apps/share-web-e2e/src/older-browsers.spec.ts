import type { Page } from '@playwright/test';
import { untilReady } from './support/takingPart';
import { pages } from './support/pages';
import { scrollThrough } from './support/scrollThrough';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@shell', '@tracking', '@live', '@feed', '@content-detail'];

/** Takes away what Chrome 87 and iOS 14 do not have (R65). */
const becomeOlder = (page: Page) =>
  page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
      [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
      [Object, ['hasOwn', 'groupBy']],
      [Promise, ['withResolvers', 'try']],
      [AbortSignal, ['any', 'timeout']],
      [Crypto.prototype, ['randomUUID']],
      [URL, ['canParse', 'parse']],
      [URLSearchParams.prototype, ['size']],
      [window, ['structuredClone', 'scheduler', 'navigation', 'Sanitizer']],
    ];
    for (const [owner, names] of lacking)
      for (const name of names) delete (owner as unknown as Record<string, unknown>)[name];
  });

const visits: [name: string, address: string, island: string][] = [
  ['an article', pages.article, 'comments'],
  ['the home page', pages.home, 'feed'],
  ['a video', '/davmu/share/peony/video/2026/11/seasonv1/index.html', 'comments'],
];
for (const [name, address, island] of visits)
  test(`${name} runs in the oldest browsers`, { tag }, async ({ page }) => {
    await becomeOlder(page);
    const watch = await watchPage(page);
    await page.goto(address);
    await scrollThrough(page);
    await untilReady(page, island);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('device_meta') !== null)).toBe(true);
    expect(watch.problems).toEqual([]);
  });

test('the chat of a room runs in the oldest browsers', { tag }, async ({ page }) => {
  await becomeOlder(page);
  const watch = await watchPage(page);
  await page.goto('/davmu/share/peony/local_live/2026/11/birdlive/index.html');
  await expect(page.locator('[data-island=liveRoom][data-ready]')).toBeAttached();
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible();
  expect(watch.problems).toEqual([]);
});

test('the search runs in the oldest browsers', { tag }, async ({ page }) => {
  await becomeOlder(page);
  const watch = await watchPage(page);
  await page.goto('/davmu/share/search/index.html');
  const field = page.getByRole('searchbox', { name: '搜索词' });
  await field.tap();
  await expect(page.locator('[data-island=feed][data-ready]')).toBeAttached();
  await field.fill('云浦');
  await field.press('Enter');
  await expect(page.locator('main h3 mark').first()).toHaveText('云浦');
  await page.getByRole('link', { name: '视频', exact: true }).tap();
  await expect(page).toHaveURL(/type=video/);
  await expect(page.locator('main h3').first()).toBeVisible();
  expect(watch.problems).toEqual([]);
});
