import { setTimeout as pause } from 'node:timers/promises';
import { openArticle } from './beaconVisits.mjs';

const outboxKey = 'tracking_queue';
const agent =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

/** Storage of the site for its next page. */
const outboxOf = async (/** @type {import('@playwright/test').BrowserContext} */ context) => {
  const { origins } = await context.storageState();
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  const outbox = entries.find(({ name }) => name === outboxKey)?.value ?? '[]';
  return /** @type {{ event_id: string }[]} */ (JSON.parse(outbox)).map(({ event_id }) => event_id);
};

/** Notes the ids of all that is sent, also at the end of a page, and whether a page came back from the cache. */
const watchSending = () => {
  const tell = /** @type {any} */ (window).noteSent;
  const note = (/** @type {unknown} */ body) =>
    void tell(
      [JSON.parse(String(body))].flat().map((/** @type {{ event_id: string }} */ { event_id }) => event_id),
    );
  const { sendBeacon } = navigator;
  navigator.sendBeacon = (address, body) => {
    note(body);
    return sendBeacon.call(navigator, address, body);
  };
  const { fetch } = window;
  window.fetch = (address, init) => {
    if (String(address).endsWith('/tracker/log')) note(init?.body);
    return fetch(address, init);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void tell([]);
  });
};

/** Pages without a disturbance, as many as it takes. */
const visitAgain = async (
  /** @type {import('@playwright/test').BrowserContext} */ context,
  /** @type {{ siteUrl: string, number: number, isComplete: () => boolean, note: (ids: string[]) => void }} */ {
    siteUrl,
    number,
    isComplete,
    note,
  },
) => {
  const page = context.pages().at(-1) ?? (await context.newPage());
  for (let visit = 0; visit < 5; visit += 1) {
    await openArticle(page, siteUrl, number);
    note(await outboxOf(context));
    await page.goto('about:blank');
    await pause(100);
    if (isComplete()) return;
  }
};

/**
 * One visitor: a visit that is disturbed, and later visits that are not.
 *
 * @param {{ browser: import('@playwright/test').Browser, siteUrl: string, number: number, hasArrived: (id: string) => boolean, disturb: (visit: import('./beaconVisits.mjs').Visit) => Promise<void> }} options
 * @returns continues with the later visits; their result: `ids`: the events that were stored or sent; `returns`: pages that came back
 *   from the cache
 */
export const beaconVisitor = async ({ browser, siteUrl, number, hasArrived, disturb }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    userAgent: agent,
  });
  /** @type {Set<string>} */
  const ids = new Set();
  const note = (/** @type {string[]} */ more) => more.forEach((id) => ids.add(id));
  let returns = 0;
  await context.exposeFunction('noteSent', (/** @type {string[]} */ sent) => {
    if (sent.length === 0) returns += 1;
    note(sent);
  });
  await context.addInitScript(watchSending);
  await disturb({ context, page: await context.newPage(), siteUrl, number });
  note(await outboxOf(context));
  return async () => {
    await visitAgain(context, { siteUrl, number, note, isComplete: () => [...ids].every(hasArrived) });
    await context.close();
    return { ids, returns };
  };
};
