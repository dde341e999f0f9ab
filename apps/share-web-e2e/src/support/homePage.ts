import type { Page } from '@playwright/test';
import { pages } from './pages';
import { expect } from './visitor';

export const isHydrated = (page: Page) =>
  expect(page.locator('[data-island=feed][data-ready]')).toBeAttached();
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '频道' }).getByRole('link', { name, exact: true });
export const cards = (page: Page) => page.locator('main a[data-exposure]');

export const openHome = async (page: Page, query = '') => {
  await page.goto(pages.home + query);
  await isHydrated(page);
};

/** Notes the documents and the calls of lists from now on. */
export const watchRequests = (page: Page) => {
  const seen = { documents: 0, lists: [] as string[] };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents += 1;
    if (/\/v1\/(content|group|module|list)/.test(pathname))
      seen.lists.push(`${searchParams.get('gid') ?? pathname} ${searchParams.get('pageindex') ?? ''}`);
  });
  return seen;
};

export const loadMore = async (page: Page) => {
  const before = await cards(page).count();
  await page.getByRole('button', { name: '加载更多' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before + 9);
};

/** The items from the top of the screen on, and where the first of them stands. */
export const inView = (page: Page) =>
  cards(page).evaluateAll((links) => {
    const shown = links.filter((link) => link.getBoundingClientRect().top >= 60);
    return {
      top: Math.round(shown[0]?.getBoundingClientRect().top ?? 0),
      ids: shown.map((link) => link.getAttribute('data-exposure')),
    };
  });

/** Channels of the sample content, by the names of their tabs. */
export const channels = [
  ['云浦', 'grpCity1'],
  ['深度', 'grpDeep1'],
  ['视频', 'grpVideo'],
  ['听见', 'grpAudio'],
  ['影像', 'grpImage'],
] as const;

/** Taps the tab of a channel and waits for its first item. */
export const openChannel = async (page: Page, name: string): Promise<void> => {
  await tab(page, name).click();
  await expect(page).toHaveTitle(`${name} - 云浦新闻`);
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first()).toBeVisible();
};

/**
 * Reads two more pages of the list and opens an item near its end.
 * @returns what was in view when the list was left
 */
export const openItemFarDown = async (page: Page) => {
  await loadMore(page);
  await loadMore(page);
  const link = cards(page).nth(-4);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const left = await inView(page);
  await link.click();
  await expect(page.locator('main article h1')).toBeVisible();
  return left;
};
