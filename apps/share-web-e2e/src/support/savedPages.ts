import type { Page } from '@playwright/test';
import { plainDetailPath, segmentsOf } from '@share/site-paths';
import { expect } from './visitor';

interface KeptEntry {
  cache: string;
  /** Path with its query; the whole address when it is of another site. */
  path: string;
  type: string;
  text: string;
}

/** Everything that the service worker keeps in this browser. */
export const readKept = (page: Page): Promise<KeptEntry[]> =>
  page.evaluate(async () => {
    const kept: { cache: string; path: string; type: string; text: string }[] = [];
    for (const cache of await caches.keys()) {
      const store = await caches.open(cache);
      for (const request of await store.keys()) {
        const response = await store.match(request);
        const headers = JSON.stringify([...(response?.headers ?? [])]);
        kept.push({
          cache,
          path: request.url.replace(location.origin, ''),
          type: response?.headers.get('content-type') ?? '',
          text: headers + (await response?.text()),
        });
      }
    }
    return kept;
  });

/** Waits until the page that is shown has been saved as one that was read. */
export const untilSaved = async (page: Page): Promise<void> => {
  const { pathname } = new URL(page.url());
  // An item is kept under one spelling of its address.
  const path = plainDetailPath(segmentsOf(pathname)) ?? pathname;
  const hasRecord = async () => {
    const entry = (await readKept(page)).find((kept) => kept.path === path);
    return decodeURIComponent(entry?.text.match(/x-saved-record","([^"]*)/)?.[1] ?? '');
  };
  await expect.poll(hasRecord).toMatch(/"title":/);
};
