/** A cheap phone on a slow connection: CPU slowed down four times, 150 ms round trip, 1.6 Mbit/s. */
const slowPhone = { cpu: 4, latency: 150, bytesPerSecond: 200_000 };

/** Time after the load event by which the page is idle. */
const settleMs = 4000;

/** @typedef {{ startTime: number, duration: number }} LongTask */

/** Runs in the page before anything else. Times are in milliseconds; `answeredAt` 0: the star has not answered a tap yet. */
const observe = () => {
  const seen = { longTasks: /** @type {LongTask[]} */ ([]), answeredAt: 0, shift: 0, firstPaint: 0 };
  Object.assign(window, { seen });
  /** @type {(type: string, use: (entry: any) => void) => void} */
  const forEntries = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  forEntries('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  forEntries('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  forEntries('layout-shift', ({ value }) => (seen.shift += value));
  new MutationObserver((changes) => {
    const star = changes.some(
      ({ target }) =>
        target instanceof HTMLButtonElement && target.getAttribute('aria-label')?.startsWith('收藏'),
    );
    if (star || document.querySelector('dialog[open]')) seen.answeredAt ||= performance.now();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy', 'aria-pressed', 'open'],
  });
  return seen;
};

/** @type {(client: import('@playwright/test').CDPSession, page: import('@playwright/test').Page) => Promise<void>} */
const tapUntilAnswered = async (client, page) => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const spot = await page
      .evaluate(() => {
        if (/** @type {any} */ (window).seen?.answeredAt) return /** @type {const} */ ('answered');
        const box = document.querySelector('button[aria-label^="收藏"]')?.getBoundingClientRect();
        return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      })
      .catch(() => null);
    if (spot === 'answered') return;
    if (spot) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await page.waitForTimeout(30);
  }
};

/** @type {(seen: ReturnType<typeof observe>) => number} */
const blockingTime = ({ longTasks, firstPaint }) =>
  longTasks
    .filter(({ startTime }) => startTime >= firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/**
 * One cold visit on a slow phone.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ taps: boolean }} options `taps`: tap the star from the first moment on and wait for its answer
 */
export const measureVisit = async (browser, url, { taps }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  /** @type {Record<string, number>} */
  const bytes = { Script: 0, Document: 0 };
  /** @type {Map<string, string>} */
  const kinds = new Map();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.bytesPerSecond,
    uploadThroughput: slowPhone.bytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  if (taps) await tapUntilAnswered(client, page);
  await page.waitForLoadState('load');
  await page.waitForTimeout(settleMs);
  /** @type {ReturnType<typeof observe>} */
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  await context.close();
  return {
    scriptBytes: bytes['Script'] ?? 0,
    htmlBytes: bytes['Document'] ?? 0,
    firstPaint: seen.firstPaint,
    tap: seen.answeredAt,
    blocking: blockingTime(seen),
    longest: Math.max(0, ...seen.longTasks.map(({ duration }) => duration)),
    shift: seen.shift,
  };
};
