import { serviceWorkerConstants } from '../serviceWorkerConstants';

const { cachePrefix, cacheVersion } = serviceWorkerConstants;

export const pagesCache = `${cachePrefix}pages-${cacheVersion}`;

/** Hashed files and pictures of the saved pages. */
export const filesCache = `${cachePrefix}files-${cacheVersion}`;

/** The offline page and its files, of one release. */
export const offlineCache = (release: string): string => `${cachePrefix}offline-${release}`;

/** Deletes every cache of this site except these. */
export const deleteCaches = async (
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  except: readonly string[] = [],
): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.filter((name) => !except.includes(name)).map((name) => caches.delete(name)));
};
