import type { Page, Request } from '@playwright/test';
import { pages } from './support/pages';
import { scrollThrough } from './support/scrollThrough';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@shell', '@environment'];

/** The code of what waits for an idle moment; once it has come, links are watched. */
const idleCode = /\/afterIdle-/;

/** Documents that the browser requests ahead. */
const watchAhead = (page: Page) => {
  const ahead: string[] = [];
  const note = (request: Request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
  };
  page.on('request', note);
  return ahead;
};

const links = (page: Page) => page.locator('main a[data-ahead]');

test(
  'documents of links in view come ahead, six at most, each once, and run nowhere',
  { tag },
  async ({ page }) => {
    const watch = await watchPage(page);
    const ahead = watchAhead(page);
    const code = page.waitForResponse(idleCode);
    await page.goto(pages.article);
    await code;
    await scrollThrough(page);
    await expect(links(page)).toHaveCount(6);
    await expect.poll(() => ahead.length).toBe(6);
    expect(new Set(ahead).size).toBe(6);
    for (const path of ahead) expect(path).toMatch(/^\/davmu\/share\/(?!.*preview-|auth|bar|pc)/);
    expect(watch.problems).toEqual([]);
  },
);

test('what came ahead is shown without asking again', { tag }, async ({ page, context }) => {
  const documents: { url: string; cameAhead: boolean }[] = [];
  const cdp = await context.newCDPSession(page);
  cdp.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document')
      documents.push({ url: response.url, cameAhead: response.fromPrefetchCache === true });
  });
  const ready: string[] = [];
  cdp.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') ready.push(key.url);
  });
  await cdp.send('Network.enable');
  await cdp.send('Preload.enable');
  await page.goto(pages.article);
  await page.getByRole('region', { name: '相关阅读' }).scrollIntoViewIfNeeded();
  const first = links(page).first();
  const url = await first.evaluate((link) => (link as HTMLAnchorElement).href);
  await expect.poll(() => ready).toContain(url);
  await first.tap();
  await page.waitForURL(url);
  expect(documents.at(-1)).toEqual({ url, cameAhead: true });
});

test.describe('a browser without speculation rules', { tag }, () => {
  test('asks by links in the head', async ({ page }) => {
    await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));
    const ahead = watchAhead(page);
    await page.goto(pages.article);
    await page.getByRole('region', { name: '相关阅读' }).scrollIntoViewIfNeeded();
    await expect.poll(() => ahead.length).toBeGreaterThan(0);
    await expect(page.locator('head link[rel=prefetch]').first()).toBeAttached();
    await expect(links(page)).toHaveCount(0);
  });
});

for (const [name, connection] of [
  ['2g', { effectiveType: '2g', saveData: false }],
  ['slow 2g', { effectiveType: 'slow-2g', saveData: false }],
  ['a data saver', { effectiveType: '4g', saveData: true }],
] as const)
  test(`nothing comes ahead with ${name}`, { tag }, async ({ page }) => {
    const ahead = watchAhead(page);
    await page.addInitScript(
      (given) => Object.defineProperty(navigator, 'connection', { get: () => given }),
      connection,
    );
    const code = page.waitForResponse(idleCode);
    await page.goto(pages.article);
    await code;
    await scrollThrough(page);
    await expect(links(page)).toHaveCount(0);
    await expect(page.locator('head script[type=speculationrules]')).toHaveCount(0);
    expect(ahead).toEqual([]);
  });

test(
  'nothing is requested ahead without a network, and what is seen later is',
  { tag },
  async ({ page, context }) => {
    const code = page.waitForResponse(idleCode);
    await page.goto(pages.article);
    await code;
    await context.setOffline(true);
    const before = await links(page).count();
    await page.getByRole('region', { name: '推荐阅读' }).scrollIntoViewIfNeeded();
    expect(await links(page).count()).toBe(before);
    await context.setOffline(false);
    await page.evaluate(() => window.scrollTo(0, 0));
    await scrollThrough(page);
    await expect.poll(() => links(page).count()).toBeGreaterThan(before);
  },
);

test('a preview leads nowhere ahead', { tag }, async ({ page }) => {
  const code = page.waitForResponse(idleCode);
  await page.goto('/davmu/share/preview-peony/doc/wetland1/index.html');
  await code;
  await scrollThrough(page);
  await expect(links(page)).toHaveCount(0);
  await expect(page.locator('head script[type=speculationrules]')).toHaveCount(0);
});
