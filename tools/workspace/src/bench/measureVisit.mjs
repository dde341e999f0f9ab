import { observeVisit } from './observeVisit.mjs';

/** @typedef {import('./observeVisit.mjs').Seen} Seen */
/** @typedef {import('@playwright/test').CDPSession} Client */

/** A cheap phone on a slow connection: CPU slowed down four times, 150 ms round trip, 1.6 Mbit/s. */
const slowPhone = { cpu: 4, latency: 150, bytesPerSecond: 200_000 };

export const phoneAgent =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

/** An app that gets no further than its own browser: there 打开 explains the way out, in a dialog. */
const enclosedAgent =
  'Mozilla/5.0 (Linux; Android 12; HUAWEI) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/99.0 Mobile Safari/537.36 Weibo (HUAWEI-__weibo__1.11.0__android__android12)';

/** Time after the load event by which the page is idle; then the statistics start (spec §9). */
const idleMs = 950;

/** Time after that by which also the statistics are there. */
const settleMs = 3000;

/** A tap that has no answer by then is lost. */
const answerMs = 15_000;

/** A visitor scrolls so long after the page is there, and taps so long after the scroll. */
const scroll = { afterMs: 500, thenMs: 2000, pixels: 400 };

/** The controls to tap: the beginnings of their names. */
export const taps = /** @type {const} */ (['收藏', '登录', '打开', '导航']);

/** @type {(client: Client, spot: { x: number, y: number }) => Promise<void>} */
const touch = async (client, spot) => {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** @type {(page: import('@playwright/test').Page, until: 'spot' | 'answeredAt') => Promise<Seen>} */
const seenUntil = async (page, until) => {
  await page
    .waitForFunction((key) => /** @type {any} */ (window).seen?.[key], until, {
      polling: 16,
      timeout: answerMs,
    })
    .catch(() => undefined);
  return page.evaluate(() => /** @type {any} */ (window).seen);
};

const openSlowPhone = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ tap,
) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: tap === '打开' ? enclosedAgent : phoneAgent,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.bytesPerSecond,
    uploadThroughput: slowPhone.bytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
  await page.addInitScript(observeVisit, tap);
  return { context, page, client };
};

/** Bytes of bodies on the wire so far, by kind of resource. */
const countBytes = (/** @type {Client} */ client) => {
  const bytes = { Script: 0, Document: 0 };
  /** @type {Map<string, { kind: string, headerBytes: number }>} */
  const answers = new Map();
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { kind: type, headerBytes: response.encodedDataLength }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headerBytes = 0 } = answers.get(requestId) ?? {};
    if (kind === 'Script' || kind === 'Document') bytes[kind] += encodedDataLength - headerBytes;
  });
  return bytes;
};

const toFigures = (
  /** @type {Seen} */ seen,
  /** @type {{ Script: number, Document: number }} */ bytes,
  /** @type {number} */ scriptBytesAtIdle,
) => {
  const tasks = seen.longTasks.filter(({ startTime }) => startTime >= seen.firstPaint);
  return {
    scriptBytesAtIdle,
    scriptBytes: bytes.Script,
    htmlBytes: bytes.Document,
    firstPaint: seen.firstPaint,
    largestPaint: seen.largestPaint,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...seen.longTasks.map(({ duration }) => duration)),
    shift: seen.shift,
    tapped: seen.tappedAt,
    marked: seen.markedAt || Infinity,
    answered: seen.answeredAt || Infinity,
  };
};

/**
 * One cold visit on a slow phone. Times are in milliseconds since its beginning; `marked` and `answered` are infinite when the tap
 * was lost.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ tap?: string, afterScroll?: boolean }} options `tap`: taps the control of that name once, as soon as it is there or
 *   two seconds after a scroll; without it the page is left alone
 */
export const measureVisit = async (browser, url, { tap = '', afterScroll = false }) => {
  const { context, page, client } = await openSlowPhone(browser, tap);
  const bytes = countBytes(client);
  await page.goto(url, { waitUntil: 'commit' });
  if (tap) {
    const { spot } = await seenUntil(page, 'spot');
    if (!spot) throw new Error(`${url} has no control ${tap}.`);
    if (afterScroll) {
      await page.waitForTimeout(scroll.afterMs);
      const gesture = {
        ...spot,
        y: 400,
        yDistance: -scroll.pixels,
        gestureSourceType: /** @type {const} */ ('touch'),
      };
      await client.send('Input.synthesizeScrollGesture', gesture);
      await page.evaluate(() =>
        Object.assign(/** @type {any} */ (window).seen, { tappedAt: 0, markedAt: 0, answeredAt: 0 }),
      );
      await page.waitForTimeout(scroll.thenMs);
    }
    await touch(client, spot);
    await seenUntil(page, 'answeredAt');
  }
  await page.waitForLoadState('load');
  await page.waitForTimeout(idleMs);
  const scriptBytesAtIdle = bytes.Script;
  await page.waitForTimeout(settleMs);
  /** @type {Seen} */
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  await context.close();
  return toFigures(seen, bytes, scriptBytesAtIdle);
};
