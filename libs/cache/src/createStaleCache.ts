import { within } from '@share/resilience';
import type { CacheLifetime } from './CacheLifetime';
import { createEntries } from './createEntries';
import type { CacheEntry, CachedState, Made } from './createEntries';
import { createSingleFlight } from './createSingleFlight';
import type { Course, Flight } from './createSingleFlight';
import type { SharedLevel } from './SharedLevel';

/** The result of a load. Without a lifetime it is not cached, and the cached value is removed. */
export interface Loaded<Value> {
  value: Value;
  lifetime?: CacheLifetime | undefined;
  /**
   * Not as good as a complete value: never replaces one that is still within its lifetime, removes nothing, is not shared,
   * and is requested again soon.
   */
  isIncomplete?: boolean | undefined;
}

/**
 * `stale`: sent while a refresh runs. `stale-error`: sent because the refresh failed or was too slow. `purged`: loaded, but purged meanwhile, so that
 * no cache may store it.
 */
export type CacheState = 'miss' | 'purged' | CachedState;

export interface CacheAnswer<Value> extends Made<Value> {
  state: CacheState;
}

/** A refresh gave less than what is cached. */
export class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

/** Makes a value. It may throw, and has to settle: all callers of its key wait for it. */
export type Load<Value> = () => Promise<Loaded<Value>>;

export interface StaleCache<Value> {
  /**
   * Answers from the cache or by `load`. Single flight: concurrent requests for one key share one `load`. Rejects only when
   * no usable value is cached and `load` fails.
   * @param runLoad runs `load` when a caller waits for it; of several callers of a key, that of the first
   */
  answer(key: string, load: Load<Value>, runLoad?: Run): Promise<CacheAnswer<Value>>;
  /** The cached value that is usable now; it starts no refresh. */
  peek(key: string): CacheAnswer<Value> | undefined;
  delete(key: string): void;
  /**
   * Drops the entries of these keys here, and whatever is being loaded for them: callers that wait get it, no later one does.
   * @returns how many entries there were
   */
  purge(matches: (key: string) => boolean): number;
  /** Drops the least recently used entries. @param share of all entries, 0 to 1 */
  trim(share: number): void;
  size(): { entries: number; bytes: number };
}

/** Runs work, or throws at once when there is no room for it. */
type Run = <T>(work: () => Promise<T>) => Promise<T>;

export interface StaleCacheOptions<Value> {
  /** Of all values with their keys; the least recently used ones make room. */
  maxBytes: number;
  /** Bytes of a value in memory; requested whenever a value is answered, so it has to be quick. */
  sizeOf: (value: Value) => number;
  /** Gives the value to cache, of one that was loaded or shared: the cached one, where that is equal. */
  reuse?: ((value: Value, cached: Value | undefined) => Value) | undefined;
  /** Monotonic milliseconds. */
  now?: (() => number) | undefined;
  /** How long a visitor waits for a refresh before getting the old value. */
  refreshTimeoutMs?: number | undefined;
  /** Pause between refreshes of a key that fails, ±20 %. */
  retryMs?: number;
  /** Runs refreshes behind an answer. */
  runRefresh?: Run | undefined;
  /** A refresh failed, was refused or gave an incomplete value; called once per refresh. */
  onRefreshFailure?: ((cause: unknown, key: string) => void) | undefined;
  /** Requested before anything is loaded. */
  shared?: SharedLevel<Value> | undefined;
}

/** Longer than any load may take; a failed refresh is so not repeated by another instance at once either. */
const lockMs = 5_000;
/** When another instance refreshes a key, its result is looked for after this pause. */
const lookAgainMs = 1_000;
/** The age of a shared value is exact to some milliseconds; what is nearer than this is the same value. */
const sameMakeMs = 1_000;

const runAtOnce: Run = (work) => work();

const toAnswer = <Value>(made: Made<Value>, state: CacheState): CacheAnswer<Value> => ({
  value: made.value,
  state: made.isPurged ? 'purged' : state,
  madeAt: made.madeAt,
  isIncomplete: made.isIncomplete,
});

/** Creates the function that loads a value, and stores, replaces or removes by what was loaded. */
const createMaking = <Value>(
  { find, store, ...entries }: ReturnType<typeof createEntries<Value>>,
  { shared, reuse, retryMs }: Pick<StaleCacheOptions<Value>, 'shared' | 'reuse'> & { retryMs: number },
) => {
  const keep = (key: string, made: Made<Value>, lifetime: CacheLifetime | undefined): void => {
    if (made.isIncomplete) {
      if (lifetime) store(key, made, { ...lifetime, freshMs: Math.min(lifetime.freshMs, retryMs) });
    } else if (lifetime) {
      store(key, made, lifetime);
      shared?.set(key, { value: made.value, madeAt: made.madeAt, lifetime });
    } else if (entries.delete(key)) shared?.delete(key);
  };
  return async (key: string, load: Load<Value>, course: Course): Promise<Made<Value>> => {
    const { value, lifetime, isIncomplete = false } = await load();
    const cached = find(key);
    const made = { value: reuse?.(value, cached?.value) ?? value, madeAt: Date.now(), isIncomplete };
    if (course.isPurged) return { ...made, isPurged: true };
    if (isIncomplete && cached && !(cached.isIncomplete && lifetime))
      throw new IncompleteError('A refresh gave an incomplete value');
    keep(key, made, lifetime);
    return made;
  };
};

/** Creates a cache in memory: stale-while-revalidate, then stale-if-error, by the lifetime of each value. */
export const createStaleCache = <Value>({
  maxBytes,
  sizeOf,
  reuse,
  now = () => performance.now(),
  refreshTimeoutMs = 300,
  retryMs = 5_000,
  runRefresh = runAtOnce,
  onRefreshFailure,
  shared,
}: StaleCacheOptions<Value>): StaleCache<Value> => {
  type Entry = CacheEntry<Value>;
  const entries = createEntries({ maxBytes, sizeOf, now });
  const loads = createSingleFlight<Made<Value>>(now);
  const adoptions = createSingleFlight<Entry | undefined>(now);
  const { find, store, stateOf, postpone } = entries;
  const make = createMaking(entries, { shared, reuse, retryMs });

  /** Takes the value of another instance, when it is newer than the cached one. */
  const adopt = (key: string): Promise<Entry | undefined> =>
    adoptions.start(key, async (course) => {
      const cached = find(key);
      const found = await shared?.get(key);
      if (course.isPurged) return undefined;
      if (!found || (cached && !cached.isIncomplete && found.madeAt <= cached.madeAt + sameMakeMs))
        return cached;
      const value = reuse?.(found.value, cached?.value) ?? found.value;
      const entry = store(key, { value, madeAt: found.madeAt, isIncomplete: false }, found.lifetime);
      return stateOf(entry) === 'expired' ? undefined : entry;
    }).done;

  /** @param runLoad present when a visitor waits; then no other instance is waited for */
  const renew = async (key: string, load: Load<Value>, cached: Entry, course: Course, runLoad?: Run) => {
    const adopted = shared && (await adopt(key));
    if (adopted && stateOf(adopted) === 'hit') return adopted;
    if (runLoad) return runLoad(() => make(key, load, course));
    return runRefresh(async () => {
      if (!shared || (await shared.lock(key, lockMs))) return make(key, load, course);
      postpone(key, lookAgainMs);
      return cached;
    });
  };

  /** A failed refresh leaves the entry in place and is not repeated for a while. */
  const refresh = (key: string, load: Load<Value>, cached: Entry, runLoad?: Run): Flight<Made<Value>> =>
    loads.start(key, async (course) => {
      try {
        return await renew(key, load, cached, course, runLoad);
      } catch (cause) {
        postpone(key, retryMs * (0.8 + Math.random() * 0.4));
        onRefreshFailure?.(cause, key);
        throw cause;
      }
    });

  const answerCached = async (
    key: string,
    load: Load<Value>,
    cached: Entry,
    runLoad: Run,
  ): Promise<CacheAnswer<Value>> => {
    const state = stateOf(cached);
    if (state === 'hit') return toAnswer(cached, 'hit');
    const mayRefresh = now() >= cached.retryAt;
    if (state === 'stale') {
      if (mayRefresh) refresh(key, load, cached).done.catch(() => undefined);
      return toAnswer(cached, 'stale');
    }
    if (!mayRefresh) return toAnswer(cached, 'stale-error');
    const { done, startedAt } = refresh(key, load, cached, runLoad);
    // Node warns of timers with negative times.
    const ms = Math.max(0, refreshTimeoutMs - (now() - startedAt));
    const made = await within({ ms }, () => done).catch(() => undefined);
    return made && made !== cached ? toAnswer(made, 'miss') : toAnswer(cached, 'stale-error');
  };

  return {
    async answer(key, load, runLoad = runAtOnce) {
      const cached = find(key) ?? (shared && (await adopt(key)));
      if (cached) return answerCached(key, load, cached, runLoad);
      const { done } = loads.start(key, (course) => runLoad(() => make(key, load, course)));
      return toAnswer(await done, 'miss');
    },
    peek(key) {
      const entry = entries.get(key);
      const state = entry && stateOf(entry);
      return state && state !== 'expired' ? toAnswer(entry, state) : undefined;
    },
    delete: (key) => {
      entries.delete(key);
      shared?.delete(key);
    },
    purge(matches) {
      loads.purge(matches);
      adoptions.purge(matches);
      return entries.purge(matches);
    },
    trim: entries.trim,
    size: entries.size,
  };
};
