import type { Page } from '@playwright/test';
import { parseContentPath, toCanonicalContentPath } from '@share/site-paths';
import { expect } from './visitor';

interface SavedEntry {
  cache: string;
  /** Path with its query; the whole address when it is of another site. */
  path: string;
  type: string;
  text: string;
}

/** Everything that the service worker keeps in this browser. */
export const readSaved = (page: Page): Promise<SavedEntry[]> =>
  page.evaluate(async () => {
    const saved: { cache: string; path: string; type: string; text: string }[] = [];
    for (const cache of await caches.keys()) {
      const store = await caches.open(cache);
      for (const request of await store.keys()) {
        const response = await store.match(request);
        const headers = JSON.stringify([...(response?.headers ?? [])]);
        saved.push({
          cache,
          path: request.url.replace(location.origin, ''),
          type: response?.headers.get('content-type') ?? '',
          text: headers + (await response?.text()),
        });
      }
    }
    return saved;
  });

/** Waits until the page that is shown has been saved as one that was read. */
export const untilSaved = async (page: Page): Promise<void> => {
  const { pathname } = new URL(page.url());
  // An item is saved under one variant of its address.
  const content = parseContentPath(pathname);
  const path = content ? toCanonicalContentPath(content) : pathname;
  const hasRecord = async () => {
    const entry = (await readSaved(page)).find((saved) => saved.path === path);
    return decodeURIComponent(entry?.text.match(/x-saved-record","([^"]*)/)?.[1] ?? '');
  };
  await expect.poll(hasRecord).toMatch(/"title":/);
};
