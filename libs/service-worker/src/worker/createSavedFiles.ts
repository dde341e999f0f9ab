import { within } from '@share/resilience';
import { serviceWorkerConstants } from '../serviceWorkerConstants';
import { filesCache } from './cacheNames';
import { isAsset, isSavedPicture, isPublic } from './isSaved';
import { bytesOf, toSaved } from './SavedRecord';
import type { WorkerScope } from './WorkerScope';

/** Hashed files and pictures that saved pages need. */
export const createSavedFiles = ({
  caches,
  fetch,
  location,
}: Pick<WorkerScope, 'caches' | 'fetch' | 'location'>) => {
  const open = () => caches.open(filesCache);

  /** The page has just loaded it, so it mostly comes from the browser's own cache. A picture of another site is saved when that site lets it be read. */
  const load = (address: string, signal: AbortSignal) =>
    fetch(address, {
      cache: 'force-cache',
      credentials: 'omit',
      mode: 'cors',
      referrerPolicy: 'no-referrer',
      signal,
    });

  const save = async (address: string, signal: AbortSignal): Promise<boolean> => {
    const cache = await open();
    if (await cache.match(address)) return true;
    const response = await load(address, signal);
    const isFile = isAsset(address, location.origin);
    if (!(isFile ? isPublic(response) : isSavedPicture(response))) return false;
    const saved = await toSaved(response);
    if (!isFile && saved.bytes > serviceWorkerConstants.maxPictureBytes) return false;
    await cache.put(address, saved.response);
    return true;
  };

  const saveInTime = (address: string): Promise<boolean> =>
    within({ ms: serviceWorkerConstants.fileTimeoutMs }, (signal) => save(address, signal)).catch(
      () => false,
    );

  return {
    find: async (address: string): Promise<Response | undefined> => (await open()).match(address),
    /** @returns the addresses that are saved now; one that could not be loaded is left out */
    async saveAll(addresses: readonly string[]): Promise<string[]> {
      const saved = await Promise.all(addresses.map(saveInTime));
      return addresses.filter((_, index) => saved[index]);
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
