import { LRUCache } from 'lru-cache';
import { toWholeMs } from './CacheLifetime';
import type { CacheLifetime } from './CacheLifetime';
import { createSingleFlight } from './createSingleFlight';
import type { Flight } from './createSingleFlight';
import type { SharedLevel } from './SharedLevel';

/** What a load gives. Without a lifetime it is not kept, and what was kept is removed. */
export interface Loaded<Value> {
  value: Value;
  lifetime?: CacheLifetime | undefined;
  /**
   * Not as good as a complete value: never replaces one that is still within its lifetime, removes nothing, is not shared,
   * and is asked for again soon.
   */
  isIncomplete?: boolean | undefined;
}

/** `stale`: sent while a refresh runs. `stale-error`: sent because the refresh failed or was too slow. */
export type CacheState = 'miss' | 'hit' | 'stale' | 'stale-error';

export interface CacheAnswer<Value> {
  value: Value;
  state: CacheState;
  /** Milliseconds since the epoch. */
  madeAt: number;
  isIncomplete: boolean;
}

/** Makes a value. It may throw, and has to settle: everybody who asks for its key waits for it. */
export type Load<Value> = () => Promise<Loaded<Value>>;

export interface StaleCache<Value> {
  /**
   * Answers from the cache or by `load`. Single flight: concurrent requests for one key share one `load`. Rejects only when
   * nothing usable is kept and `load` fails.
   */
  answer(key: string, load: Load<Value>): Promise<CacheAnswer<Value>>;
  /** What is kept and usable right now; it starts no refresh. */
  peek(key: string): CacheAnswer<Value> | undefined;
  delete(key: string): void;
  clear(): void;
  /** Drops the least recently used entries. @param share of all entries, 0 to 1 */
  trim(share: number): void;
  size(): { entries: number; bytes: number };
}

/** Runs work, or throws at once when there is no room for it. */
type Run = <T>(work: () => Promise<T>) => Promise<T>;

interface StaleCacheOptions<Value> {
  maxBytes: number;
  /** Bytes of a value in memory. */
  sizeOf: (value: Value) => number;
  /** Monotonic milliseconds. */
  now?: () => number;
  /** How long a visitor waits for a refresh before getting the old value. */
  refreshTimeoutMs?: number;
  /** Pause between refreshes of a key that fails, ±20 %. */
  retryMs?: number;
  /** Runs loads somebody waits for. */
  runLoad?: Run;
  /** Runs refreshes behind an answer. */
  runRefresh?: Run;
  /** A refresh failed, was refused or gave an incomplete value; called once per refresh. */
  onRefreshFailure?: (cause: unknown, key: string) => void;
  /** Asked before anything is loaded. */
  shared?: SharedLevel<Value> | undefined;
}

interface CacheEntry<Value> {
  value: Value;
  lifetime: CacheLifetime;
  isIncomplete: boolean;
  /** Monotonic milliseconds. */
  storedAt: number;
  madeAt: number;
  /** Moves the end of freshness by up to ±10 %, so that values made together do not expire together. */
  jitter: number;
  retryAt: number;
}

type Made<Value> = Omit<CacheAnswer<Value>, 'state'>;

const entryOverheadBytes = 512;
/** Longer than any load may take; a failed refresh is so not repeated by another instance at once either. */
const lockMs = 5_000;
/** When another instance refreshes a key, its result is looked for after this pause. */
const lookAgainMs = 1_000;
/** The age of a shared value is exact to some milliseconds; what is nearer than this is the same value. */
const sameMakeMs = 1_000;

const runAtOnce: Run = (work) => work();

/** Resolves to `undefined` when the promise rejects or takes longer than `ms`. */
const orUndefinedAfter = <T>(ms: number, promise: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, ms), undefined);
    promise
      .catch(() => undefined)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });

/** Creates a cache in memory: stale-while-revalidate, then stale-if-error, by the lifetime of each value. */
export const createStaleCache = <Value>({
  maxBytes,
  sizeOf,
  now = () => performance.now(),
  refreshTimeoutMs = 300,
  retryMs = 5_000,
  runLoad = runAtOnce,
  runRefresh = runAtOnce,
  onRefreshFailure,
  shared,
}: StaleCacheOptions<Value>): StaleCache<Value> => {
  type Entry = CacheEntry<Value>;
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => Math.ceil(sizeOf(value)) + 2 * key.length + entryOverheadBytes,
  });
  const fly = createSingleFlight<Made<Value>>(now);
  const flyShared = createSingleFlight<Entry | undefined>(now);

  const stateOf = ({ lifetime, storedAt, jitter }: Entry): Exclude<CacheState, 'miss'> | 'expired' => {
    const age = now() - storedAt;
    if (age >= toWholeMs(lifetime)) return 'expired';
    if (age < lifetime.freshMs * jitter) return 'hit';
    return age < lifetime.freshMs + lifetime.staleMs ? 'stale' : 'stale-error';
  };

  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry && stateOf(entry) !== 'expired' ? entry : undefined;
  };

  const store = (key: string, made: Made<Value>, lifetime: CacheLifetime): Entry => {
    const { value, madeAt, isIncomplete } = made;
    const storedAt = now() - Math.max(0, Date.now() - madeAt);
    const freshMs = isIncomplete ? Math.min(lifetime.freshMs, retryMs) : lifetime.freshMs;
    const jitter = 0.9 + Math.random() * 0.2;
    const entry = {
      value,
      madeAt,
      isIncomplete,
      lifetime: { ...lifetime, freshMs },
      storedAt,
      jitter,
      retryAt: 0,
    };
    entries.set(key, entry);
    return entry;
  };

  const postpone = (key: string, ms: number) => {
    const entry = entries.peek(key);
    if (entry) entry.retryAt = now() + ms;
  };

  /** Keeps, replaces or removes by what was loaded. */
  const keep = (key: string, made: Made<Value>, lifetime: CacheLifetime | undefined): void => {
    if (made.isIncomplete) {
      if (lifetime) store(key, made, lifetime);
    } else if (lifetime) {
      store(key, made, lifetime);
      shared?.set(key, { value: made.value, madeAt: made.madeAt, lifetime });
    } else if (entries.delete(key)) shared?.delete(key);
  };

  const make = async (key: string, load: Load<Value>): Promise<Made<Value>> => {
    const { value, lifetime, isIncomplete = false } = await load();
    const made = { value, madeAt: Date.now(), isIncomplete };
    const kept = find(key);
    if (isIncomplete && kept && !(kept.isIncomplete && lifetime))
      throw new Error('A refresh gave an incomplete value');
    keep(key, made, lifetime);
    return made;
  };

  /** Takes what another instance has made, when it is newer than what is kept here. */
  const adopt = (key: string): Promise<Entry | undefined> =>
    flyShared(key, async () => {
      const kept = find(key);
      const found = await shared?.get(key);
      if (!found || (kept && !kept.isIncomplete && found.madeAt <= kept.madeAt + sameMakeMs)) return kept;
      const entry = store(key, { ...found, isIncomplete: false }, found.lifetime);
      return stateOf(entry) === 'expired' ? undefined : entry;
    }).done;

  /** @param isAwaited a visitor waits; then no other instance is waited for */
  const renew = async (key: string, load: Load<Value>, kept: Entry, isAwaited: boolean) => {
    if (shared) {
      const adopted = await adopt(key);
      if (adopted && stateOf(adopted) === 'hit') return adopted;
      if (!isAwaited && !(await shared.lock(key, lockMs))) {
        postpone(key, lookAgainMs);
        return kept;
      }
    }
    return (isAwaited ? runLoad : runRefresh)(() => make(key, load));
  };

  /** A failed refresh leaves the entry in place and is not repeated for a while. */
  const refresh = (key: string, load: Load<Value>, kept: Entry, isAwaited: boolean): Flight<Made<Value>> =>
    fly(key, async () => {
      try {
        return await renew(key, load, kept, isAwaited);
      } catch (cause) {
        postpone(key, retryMs * (0.8 + Math.random() * 0.4));
        onRefreshFailure?.(cause, key);
        throw cause;
      }
    });

  const toAnswer = ({ value, madeAt, isIncomplete }: Made<Value>, state: CacheState): CacheAnswer<Value> => ({
    value,
    state,
    madeAt,
    isIncomplete,
  });

  const answerKept = async (key: string, load: Load<Value>, kept: Entry): Promise<CacheAnswer<Value>> => {
    const state = stateOf(kept);
    if (state === 'hit') return toAnswer(kept, 'hit');
    const mayRefresh = now() >= kept.retryAt;
    if (state === 'stale') {
      if (mayRefresh) refresh(key, load, kept, false).done.catch(() => undefined);
      return toAnswer(kept, 'stale');
    }
    if (!mayRefresh) return toAnswer(kept, 'stale-error');
    const { done, startedAt } = refresh(key, load, kept, true);
    const made = await orUndefinedAfter(refreshTimeoutMs - (now() - startedAt), done);
    return made && made !== kept ? toAnswer(made, 'miss') : toAnswer(kept, 'stale-error');
  };

  return {
    async answer(key, load) {
      const kept = find(key) ?? (shared && (await adopt(key)));
      if (kept) return answerKept(key, load, kept);
      return toAnswer(await fly(key, () => runLoad(() => make(key, load))).done, 'miss');
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
    clear: () => entries.clear(),
    trim(share) {
      for (let left = Math.ceil(entries.size * share); left > 0; left -= 1) entries.pop();
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
};
