/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ ms: number, parts: string[] }} LongTask */

/** A cheap phone: its CPU is a quarter of this machine's. */
const cpuSlowdown = 4;

const cardsPerPage = 10;

/** How far a quick finger moves the page at a time, and how often. */
const flick = { pixels: 900, everyMs: 120 };

/** Longer tasks delay the answer to a tap. */
const longMs = 50;

/** What names the work of a task, and whose it is. */
const named = new Set([
  'FunctionCall',
  'EventDispatch',
  'Layout',
  'UpdateLayoutTree',
  'PrePaint',
  'Paint',
  'MajorGC',
]);

/** Messages of the browser's driver, such as the scripts that this measurement runs in the page. */
const driverInterface = 'blink.mojom.DevToolsSession';

/**
 * Tasks of the page's main thread that took more than 50 ms of its processor time: what other programs of this machine take does not
 * count, nor does what the driver does in the page.
 *
 * @param {{ traceEvents: any[] }} trace
 * @returns {LongTask[]}
 */
const toLongTasks = ({ traceEvents }) => {
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isMain = (/** @type {any} */ { pid, tid }) =>
    mains.some((main) => main.pid === pid && main.tid === tid);
  const own = traceEvents.filter((event) => event.tdur > 0 && isMain(event));
  const within = (/** @type {any} */ task) =>
    own.filter(({ ts, pid }) => pid === task.pid && ts >= task.ts && ts < task.ts + task.dur);
  const isOfDriver = (/** @type {any} */ task) =>
    within(task).some(({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === driverInterface);
  const partsOf = (/** @type {any} */ task) =>
    within(task).filter(({ name, tdur }) => named.has(name) && tdur > 5000);
  return own
    .filter(({ name, tdur }) => name.endsWith('RunTask') && tdur > longMs * 1000)
    .filter((task) => !isOfDriver(task))
    .map((task) => ({
      ms: task.tdur / 1000,
      parts: partsOf(task).map(
        ({ name, tdur, args }) =>
          `${name} ${args.data?.functionName ?? args.data?.type ?? ''} ${Math.round(tdur / 1000)} ms`,
      ),
    }))
    .sort((first, second) => second.ms - first.ms);
};

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

/** Brings 加载更多 to the middle of the screen, where a finger taps it. */
const findMore = async (/** @type {Page} */ page) => {
  const place = await page.waitForFunction(
    () => {
      const button = [...document.querySelectorAll('main button')].findLast(
        ({ textContent }) => textContent === '加载更多',
      );
      if (!button) return undefined;
      button.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    undefined,
    { polling: 100 },
  );
  return /** @type {Promise<{ x: number, y: number }>} */ (place.jsonValue());
};

/** Taps 加载更多 until `count` cards are there. */
const loadAll = async (/** @type {Page} */ page, /** @type {number} */ count) => {
  for (let shown = await countCards(page); shown < count; shown = await countCards(page)) {
    const { x, y } = await findMore(page);
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('main a[data-exposure]').length >= wanted,
      shown + cardsPerPage,
      { polling: 100 },
    );
  }
};

/** From the end of the page to its top and back, as fast as a reader flicks. */
const scrollAll = (/** @type {Page} */ page) =>
  page.evaluate(async ({ pixels, everyMs }) => {
    for (const step of [-pixels, pixels])
      for (let last = -1; last !== window.scrollY;) {
        last = window.scrollY;
        window.scrollBy(0, step);
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
  }, flick);

/**
 * Opens a channel on a slow phone, loads `count` cards and scrolls through them.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, count: number, print: (line: string) => void }} options
 */
export const measureCards = async (browser, { url, count, print }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
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
  const before = await memory();
  const longTasksOf = async (/** @type {() => Promise<void>} */ work) => {
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await work();
    return toLongTasks(JSON.parse((await browser.stopTracing()).toString()));
  };
  print(`loading ${count} cards`);
  const loading = await longTasksOf(() => loadAll(page, count));
  print('scrolling through them');
  const scrolling = await longTasksOf(() => scrollAll(page));
  const after = await memory();
  await context.close();
  return { cards: count, before, after, loading, scrolling };
};
