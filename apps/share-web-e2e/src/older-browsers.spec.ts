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
