import { createStaleCache } from './createStaleCache';
import type { StaleCache, StaleCacheOptions } from './createStaleCache';
import type { RedisStore } from './redis/createRedisStore';
import type { MatchesKey } from './redis/purgeKeys';
import type { ValueCodec } from './redis/ValueCodec';

/** What differs between the caches of a process: room, size and refreshes. */
interface CacheOptions<Value> extends Pick<
  StaleCacheOptions<Value>,
  'maxBytes' | 'sizeOf' | 'refreshTimeoutMs' | 'runRefresh' | 'reuse'
> {
  /** How values travel to other instances; absent: they stay here. */
  codec?: ValueCodec<Value> | undefined;
}

/** All caches of a process, under one policy (`createStaleCache`). */
export interface Caches {
  /** What several instances share. */
  store: RedisStore | undefined;
  /** @param name differs between caches */
  open<Value>(name: string, options: CacheOptions<Value>): StaleCache<Value>;
  /** Drops the least recently used entries of each. @param share of all entries, 0 to 1 */
  trim(share: number): void;
  /**
   * Drops values here and in the store, and whatever is being loaded for their keys.
   * @returns how many were dropped here, by the name of the cache, and whether the store did it; true without a store
   */
  purge(matches: MatchesKey): Promise<{ dropped: Record<string, number>; isDone: boolean }>;
  size(): { entries: number; bytes: number };
  /** Closes the connection to the other instances. */
  close(): void;
}

interface CachesOptions {
  /** What several instances share; absent: each process has its own caches only. */
  store?: RedisStore | undefined;
  /** A refresh failed, was refused or gave an incomplete value; called once per refresh. */
  onRefreshFailure: (name: string, cause: unknown) => void;
  /** Monotonic milliseconds. */
  now?: () => number;
}

/** Creates the caches of a process; there are none before they are opened. */
export const createCaches = ({ store, onRefreshFailure, ...clock }: CachesOptions): Caches => {
  // Each has values of another type, which nothing here looks at.
  const opened = new Map<string, Pick<StaleCache<unknown>, 'trim' | 'size' | 'purge'>>();
  return {
    store,
    open(name, { codec, ...options }) {
      const cache = createStaleCache({
        ...options,
        ...clock,
        onRefreshFailure: (cause) => onRefreshFailure(name, cause),
        shared: codec && store?.level(name, codec),
      });
      opened.set(name, cache);
      return cache;
    },
    trim: (share) => opened.forEach((cache) => cache.trim(share)),
    size() {
      const sizes = [...opened.values()].map((cache) => cache.size());
      const sumOf = (of: 'entries' | 'bytes') => sizes.reduce((sum, size) => sum + size[of], 0);
      return { entries: sumOf('entries'), bytes: sumOf('bytes') };
    },
    async purge(matches) {
      const purgeAll = () =>
        Object.fromEntries(
          [...opened].map(([name, cache]) => [name, cache.purge((key) => matches(name, key))]),
        );
      const dropped = purgeAll();
      const isDone = (await store?.purge(matches)) ?? true;
      // What was found in the store meanwhile is older than the purge.
      purgeAll();
      return { dropped, isDone };
    },
    close: () => store?.close(),
  };
};
