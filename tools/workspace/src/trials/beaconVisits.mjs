import { setTimeout as pause } from 'node:timers/promises';
import { articlePath } from '../load/startSamplePlatform.mjs';

/** @typedef {import('@playwright/test').BrowserContext} Context */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ context: Context, page: Page, siteUrl: string, number: number }} Visit */

/** Time in which waiting events are sent: five seconds, and an idle moment. */
const flushMs = 7500;

/** From the arrival of the code to the first event. */
const startMs = 300;

/** Opens an article and waits until its statistics have begun. */
export const openArticle = async (
  /** @type {Page} */ page,
  /** @type {string} */ siteUrl,
  /** @type {number} */ number,
) => {
  await page.goto(siteUrl + articlePath(number));
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/startReading')),
  );
  await pause(startMs);
};

/** Scrolls, so that cards are seen, and taps a control. */
const act = async (/** @type {Page} */ page) => {
  await page.mouse.wheel(0, 1500);
  await page.getByRole('button', { name: '导航' }).first().click();
};

/** Another document in the same tab: the one before is left. */
const leave = (/** @type {Page} */ page) => page.goto('about:blank');

/** The host is away for several visits at once. */
export const hostAway = 'the host is away';

/**
 * The four ways in which a visit is disturbed. Afterwards the line is there.
 *
 * @type {Record<string, (visit: Visit) => Promise<void>>}
 */
export const disturbances = {
  [hostAway]: async ({ page, siteUrl, number }) => {
    await openArticle(page, siteUrl, number);
    await act(page);
    if (number % 2) await pause(flushMs);
    await leave(page);
  },
  'the line is away': async ({ context, page, siteUrl, number }) => {
    await openArticle(page, siteUrl, number);
    await context.setOffline(true);
    await act(page);
    await pause(flushMs);
    await context.setOffline(false);
    if (number % 2) await pause(1000);
    await leave(page);
  },
  'the page is closed at once': async ({ context, page, siteUrl, number }) => {
    await openArticle(page, siteUrl, number);
    await act(page);
    await pause((number % 10) * 30);
    await context.newPage();
    await page.close({ runBeforeUnload: number % 2 === 0 });
  },
  'the page comes back from the cache': async ({ page, siteUrl, number }) => {
    await openArticle(page, siteUrl, number);
    await act(page);
    await page.goto(siteUrl + articlePath(number + 1));
    await page.goBack({ waitUntil: 'commit' });
    await pause(startMs);
    await page.mouse.wheel(0, 500);
    await leave(page);
  },
};
