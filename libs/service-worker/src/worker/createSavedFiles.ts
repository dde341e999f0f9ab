import { serviceWorkerConstants } from '../serviceWorkerConstants';
import { filesCache } from './cacheNames';
import { isAsset, isKeptPicture, isPublic } from './isKept';
import { bytesOf, toKept } from './SavedRecord';
import type { WorkerScope } from './WorkerScope';

/** Hashed files and pictures that saved pages need. */
export const createSavedFiles = ({
  caches,
  fetch,
  location,
}: Pick<WorkerScope, 'caches' | 'fetch' | 'location'>) => {
  const open = () => caches.open(filesCache);

  /** The page has just loaded it, so it mostly comes from the browser's own cache. A picture of another site is kept when that site lets it be read. */
  const load = (address: string) =>
    fetch(address, {
      cache: 'force-cache',
      credentials: 'omit',
      mode: 'cors',
      referrerPolicy: 'no-referrer',
      // Chrome before 103 has no such function.
      signal: AbortSignal.timeout?.(serviceWorkerConstants.fileTimeoutMs) ?? null,
    });

  const keep = async (address: string): Promise<boolean> => {
    const cache = await open();
    if (await cache.match(address)) return true;
    const response = await load(address);
    const isFile = isAsset(address, location.origin);
    if (!(isFile ? isPublic(response) : isKeptPicture(response))) return false;
    const kept = await toKept(response);
    if (!isFile && kept.bytes > serviceWorkerConstants.maxPictureBytes) return false;
    await cache.put(address, kept.response);
    return true;
  };

  return {
    find: async (address: string): Promise<Response | undefined> => (await open()).match(address),
    /** @returns the addresses that are kept now; one that could not be loaded is left out */
    async keepAll(addresses: readonly string[]): Promise<string[]> {
      const kept = await Promise.all(addresses.map((address) => keep(address).catch(() => false)));
      return addresses.filter((_, index) => kept[index]);
    },
    bytesOf: async (address: string): Promise<number> => bytesOf(await (await open()).match(address)),
    async deleteExcept(addresses: ReadonlySet<string>): Promise<void> {
      const cache = await open();
      const unused = (await cache.keys()).filter(({ url }) => !addresses.has(url));
      await Promise.all(unused.map((request) => cache.delete(request)));
    },
  };
};

export type SavedFiles = ReturnType<typeof createSavedFiles>;
