import { toLongTasks } from './longTasks.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Client */
/** @typedef {import('./longTasks.mjs').LongTask} LongTask */

/** A cheap phone: its CPU is a quarter of this machine's. */
const cpuSlowdown = 4;

const screen = { width: 375, height: 667 };

const cardsPerPage = 10;

/** A quick finger, in pixels of the page a second. */
const flickSpeed = 7500;

/** Answers the further pages of every channel: the platform's own second page, with ids of their own, until there are `count` cards. */
const answerPages = (/** @type {Page} */ page, /** @type {number} */ count) =>
  page.route('**/peony/v1/content?*', async (route) => {
    const url = new URL(route.request().url());
    const wanted = url.searchParams.get('pageindex') ?? '1';
    url.searchParams.set('pageindex', '2');
    const response = await route.fetch({ url: url.href });
    const body = await response.json();
    for (const post of body.data.posts) post.post_id = `${post.post_id}${wanted}`.slice(-20);
    body.data.total = count;
    await route.fulfill({ response, json: body });
  });

const countCards = (/** @type {Page} */ page) =>
  page.evaluate(() => document.querySelectorAll('main a[data-exposure]').length);

/**
 * Moves the page up by `pixels`, as quickly as a visitor flicks. A gesture of touch does not move a page without a window; that of a
 * wheel does.
 */
const flick = (/** @type {Client} */ client, /** @type {number} */ pixels) =>
  client.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -pixels,
    speed: flickSpeed,
    gestureSourceType: 'mouse',
  });

/** Where 加载更多 is on the screen, once it is there. */
const placeOfMore = async (/** @type {Page} */ page) => {
  const place = await page.waitForFunction(
    () => {
      const button = [...document.querySelectorAll('main button')].findLast(
        ({ textContent }) => textContent === '加载更多',
      );
      if (!button) return undefined;
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    undefined,
    { polling: 100 },
  );
  return /** @type {Promise<{ x: number, y: number }>} */ (place.jsonValue());
};

/** Scrolls until 加载更多 is about in the middle of the screen; cards that are laid out on the way can move it. */
const bringMore = async (/** @type {Page} */ page, /** @type {Client} */ client) => {
  for (;;) {
    const distance = (await placeOfMore(page)).y - screen.height / 2;
    if (Math.abs(distance) <= screen.height / 3) return;
    await flick(client, distance);
  }
};

/** Scrolls to 加载更多 and taps it until `count` cards are there. */
const loadAll = async (
  /** @type {Page} */ page,
  /** @type {Client} */ client,
  /** @type {number} */ count,
) => {
  for (let shown = await countCards(page); shown < count; shown = await countCards(page)) {
    await bringMore(page, client);
    const { x, y } = await placeOfMore(page);
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('main a[data-exposure]').length >= wanted,
      shown + cardsPerPage,
      { polling: 100 },
    );
  }
};

/** From the end of the page to its top and back. */
const scrollAll = async (/** @type {Page} */ page, /** @type {Client} */ client) => {
  for (const direction of [-1, 1]) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await flick(client, direction * height);
    const isAtTop = await page.evaluate(() => window.scrollY === 0);
    if (isAtTop !== direction < 0) throw new Error('The page did not move to its end.');
  }
};

/** All script of the bare page: a tap on 加载更多 puts copies of the parts that were added last at the end of the list, one in a frame. */
const addCopies = () => {
  const parts = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('main [data-added]')]);
  const markup = parts.map(({ outerHTML }) => outerHTML);
  const last = /** @type {HTMLElement} */ (parts[parts.length - 1]);
  const list = /** @type {HTMLElement} */ (last.parentElement);
  const next = last.nextSibling;
  const add = ([first = '', ...rest] = markup) => {
    const holder = document.createElement('template');
    holder.innerHTML = first;
    list.insertBefore(holder.content, next);
    if (rest.length > 0) requestAnimationFrame(() => add(rest));
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')?.textContent === '加载更多') add();
  });
};

/** Shows the page as a document without its scripts: the least that the browser has to do for these cards. */
const becomeBare = async (/** @type {Page} */ page) => {
  const markup = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
    return `<!DOCTYPE html>${document.documentElement.outerHTML}`;
  });
  const url = new URL('/bare-cards', page.url()).href;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: markup }));
  await page.goto(url);
  await page.evaluate(addCopies);
};

/**
 * Opens a channel on a slow phone, loads `count` cards and scrolls through them.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, count: number, isBare: boolean }} options `isBare`: the same cards without the scripts of the site
 */
export const measureCards = async (browser, { url, count, isBare }) => {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 13; Pixel 6) Chrome/124.0.0.0 Mobile Safari/537.36',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const memory = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const valueOf = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { heapMb: valueOf('JSHeapUsedSize') / 2 ** 20, nodes: valueOf('Nodes') };
  };
  await answerPages(page, count + cardsPerPage);
  await page.goto(url);
  await page.locator('[data-island=feed][data-ready]').waitFor({ state: 'attached' });
  await loadAll(page, client, (await countCards(page)) + cardsPerPage);
  if (isBare) await becomeBare(page);
  const before = await memory();
  const longTasksOf = async (/** @type {() => Promise<void>} */ work) => {
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await work();
    return toLongTasks(JSON.parse((await browser.stopTracing()).toString()));
  };
  const loading = await longTasksOf(() => loadAll(page, client, count));
  const scrolling = await longTasksOf(() => scrollAll(page, client));
  const after = await memory();
  await context.close();
  return { before, after, loading, scrolling };
};
