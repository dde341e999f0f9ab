import { expect, type APIRequestContext, type Page, type Request } from '@playwright/test';
import { platformUrl } from './platform';

export interface Beacon {
  event_id: string;
  user_id?: string;
  behavior: string;
  tid: string;
  extras?: Record<string, string | number | boolean>;
}

/** Beacons that the platform has received from this browser, newest last. */
export const beaconsFrom = async (request: APIRequestContext, page: Page): Promise<Beacon[]> => {
  const stored = await page.evaluate(() => localStorage.getItem('device_meta'));
  const { user_id } = JSON.parse(stored ?? '{}') as { user_id?: string };
  const events = (await (await request.get(`${platformUrl()}/-/beacons`)).json()) as Beacon[];
  return events.filter((event) => user_id !== undefined && event.user_id === user_id);
};

/** Names of what was reported, without repetition. */
export const behaviorsFrom = async (request: APIRequestContext, page: Page): Promise<string[]> => [
  ...new Set((await beaconsFrom(request, page)).map(({ behavior }) => behavior)),
];

/** A report of the page that has this text. */
export const reported = (page: Page, text: string): Promise<Request> =>
  page.waitForRequest((call) => call.postData()?.includes(text) ?? false);

/**
 * The events of a report, without waiting until it is sent with others: they are sent at once when the visitor turns to another
 * app, as soon as the statistics have started.
 */
export const textOf = async (page: Page, report: Promise<Request>): Promise<string> => {
  let text: string | undefined;
  void report.then((call) => (text = call.postData() ?? ''));
  const turnAway = async () => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    return text;
  };
  await expect.poll(turnAway).toBeDefined();
  return text ?? '';
};

const record = 'bodies-recorded-by-test';

/** Keeps the body of every beacon of this tab, also of those that outlive their page. */
export const recordBeacons = async (page: Page) => {
  await page.addInitScript((key) => {
    const keep = (body: unknown) => {
      const saved = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[];
      sessionStorage.setItem(key, JSON.stringify([...saved, String(body)]));
    };
    const { sendBeacon } = navigator;
    navigator.sendBeacon = (address, body) => {
      keep(body);
      return sendBeacon.call(navigator, address, body);
    };
    const { fetch } = window;
    window.fetch = (address, init) => {
      if (String(address).endsWith('/tracker/log')) keep(init?.body);
      return fetch(address, init);
    };
  }, record);
  return async () =>
    JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), record)) ?? '[]') as string[];
};
