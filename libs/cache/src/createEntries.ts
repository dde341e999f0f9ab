import { LRUCache } from 'lru-cache';
import { toWholeMs } from './CacheLifetime';
import type { CacheLifetime } from './CacheLifetime';

/** A value and when it was made. */
export interface Made<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  madeAt: number;
  isIncomplete: boolean;
  /** Its key was purged while it was made: it is cached nowhere. */
  isPurged?: boolean;
}

export interface CacheEntry<Value> extends Made<Value> {
  lifetime: CacheLifetime;
  /** Monotonic milliseconds. */
  startedAt: number;
  /** Factor of the fresh span, 0.9 to 1.1, so that values made together do not expire together. */
  jitter: number;
  /** Not refreshed before. Monotonic milliseconds. */
  retryAt: number;
  /** Of its value, when it was last requested. */
  bytes: number;
}

/** The span of its lifetime in which a cached value is. */
export type CachedState = 'hit' | 'stale' | 'stale-error';

interface EntriesOptions<Value> {
  maxBytes: number;
  sizeOf: (value: Value) => number;
  now: () => number;
}

/** Rough overhead of an entry beside its value and its key. */
const entryOverheadBytes = 512;

/** Creates the entries of a cache: the least recently used ones make room. */
export const createEntries = <Value>({ maxBytes, sizeOf, now }: EntriesOptions<Value>) => {
  type Entry = CacheEntry<Value>;
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes) + 2 * key.length + entryOverheadBytes,
  });

  const get = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const bytes = sizeOf(entry.value);
    if (bytes !== entry.bytes) {
      entry.bytes = bytes;
      // An entry that is set again as it is keeps the size it had.
      entries.delete(key);
      entries.set(key, entry);
    }
    return entry;
  };

  const stateOf = ({ lifetime, startedAt, jitter }: Entry): CachedState | 'expired' => {
    const age = now() - startedAt;
    if (age >= toWholeMs(lifetime)) return 'expired';
    if (age < lifetime.freshMs * jitter) return 'hit';
    return age < lifetime.freshMs + lifetime.staleMs ? 'stale' : 'stale-error';
  };

  return {
    stateOf,
    /** An entry; its size is counted anew, because a value may take less or more room than when it was stored. */
    get,
    /** An entry within its lifetime. */
    find(key: string): Entry | undefined {
      const entry = get(key);
      return entry && stateOf(entry) !== 'expired' ? entry : undefined;
    },
    store(key: string, { value, madeAt, isIncomplete }: Made<Value>, lifetime: CacheLifetime): Entry {
      const startedAt = now() - Math.max(0, Date.now() - madeAt);
      const jitter = 0.9 + Math.random() * 0.2;
      const bytes = sizeOf(value);
      const entry = { value, madeAt, isIncomplete, lifetime, startedAt, jitter, retryAt: 0, bytes };
      entries.set(key, entry);
      return entry;
    },
    /** Keeps an entry from being refreshed for the next `ms` milliseconds. */
    postpone(key: string, ms: number): void {
      const entry = entries.peek(key);
      if (entry) entry.retryAt = now() + ms;
    },
    delete: (key: string): boolean => entries.delete(key),
    /** @returns how many there were */
    purge(matches: (key: string) => boolean): number {
      const keys = [...entries.keys()].filter(matches);
      keys.forEach((key) => entries.delete(key));
      return keys.length;
    },
    trim(share: number): void {
      for (let left = Math.ceil(entries.size * share); left > 0; left -= 1) entries.pop();
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
};
