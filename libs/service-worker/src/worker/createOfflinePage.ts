import { offlinePath } from '@share/site-paths';
import { serviceWorkerConstants } from '../serviceWorkerConstants';
import { offlineCache } from './cacheNames';
import type { WorkerScope } from './WorkerScope';

/** Addresses of this origin that a document names as its script, style sheet, icon or picture. */
const filesOf = (html: string): string[] => {
  const named = html.matchAll(/<(?:script|link|img)\b[^>]*?\s(?:src|href)="(\/[^"?#]+\.\w+)"/g);
  return [...new Set(Array.from(named, ([, file = '']) => file))];
};

/** The page for what is not saved, saved with the files it names when the worker is installed. */
export const createOfflinePage = (
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  release: string,
) => {
  const name = offlineCache(release);
  const find = async (address: string): Promise<Response | undefined> =>
    (await caches.open(name)).match(address);

  /** Without one of its files the page can still be read. */
  const install = async (): Promise<void> => {
    const response = await fetch(offlinePath, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`The offline page was answered with ${response.status}.`);
    const html = await response.clone().text();
    const cache = await caches.open(name);
    await Promise.all(filesOf(html).map((file) => cache.add(file).catch(console.warn)));
    await cache.put(offlinePath, response);
  };

  return {
    cache: name,
    /** @throws when there is no answer: the browser tries the installation again later */
    install,
    /** The name of the site and its colour may have changed since the installation. */
    async renew(): Promise<void> {
      const madeAt = Date.parse((await find(offlinePath))?.headers.get('Date') ?? '') || 0;
      if (Date.now() - madeAt > serviceWorkerConstants.offlinePageFreshMs) await install();
    },
    document: () => find(offlinePath),
    find,
  };
};

export type OfflinePage = ReturnType<typeof createOfflinePage>;
