import { LRUCache } from 'lru-cache';
import type { PageResponse } from './createPageResponse';

/** `stale`: sent while a refresh runs. `stale-error`: sent because the refresh failed or was too slow. `off`: not cached. */
type CacheState = 'miss' | 'hit' | 'stale' | 'stale-error' | 'off';

export interface CacheAnswer {
  page: PageResponse;
  state: CacheState;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** Renders a page. It may throw, or return a page marked `failed`. */
type LoadPage = () => Promise<PageResponse>;

export interface PageCache {
  /** Answers from the cache or by `load`. Single flight: concurrent requests for one key share one `load`. */
  answer(key: string, load: LoadPage): Promise<CacheAnswer>;
  /** The page that is kept and usable at this moment, without a load. */
  peek(key: string): CacheAnswer | undefined;
  clear(): void;
  /** Number of cached pages and their bytes, compressed bodies included. */
  size(): { entries: number; bytes: number };
}

interface PageCacheOptions {
  maxBytes: number;
  /** Monotonic milliseconds. */
  now?: () => number;
  /** How long a visitor waits for a refresh before getting the old page. */
  refreshTimeoutMs?: number;
  /** Pause between refreshes of a key that fails. */
  retryMs?: number;
}

interface CacheEntry {
  page: PageResponse;
  renderedAt: number;
  madeAt: number;
  /** Moves the end of freshness by up to ±10 %, so that pages rendered together do not expire together. */
  jitter: number;
  retryAt: number;
}

/** Both compressed bodies together take about half of the page; the rest is overhead of the entry. */
const sizeOf = ({ page }: CacheEntry) => Math.ceil(page.raw.length * 1.6) + 2048;

/** Resolves to `undefined` when the promise takes longer than `ms`. */
const orUndefinedAfter = <T>(ms: number, promise: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
};

/** Creates the page cache of this process: stale-while-revalidate, then stale-if-error, by the lifetime of each page. */
export const createPageCache = ({
  maxBytes,
  now = () => performance.now(),
  refreshTimeoutMs = 300,
  retryMs = 5000,
}: PageCacheOptions): PageCache => {
  const entries = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const inFlight = new Map<string, Promise<PageResponse>>();

  const loadOnce = (key: string, load: LoadPage): Promise<PageResponse> => {
    const running = inFlight.get(key);
    if (running) return running;
    const flight = load()
      .then((page) => {
        if (page.lifetime) {
          const jitter = 0.9 + Math.random() * 0.2;
          entries.set(key, { page, renderedAt: now(), madeAt: Date.now(), jitter, retryAt: 0 });
        } else if (!page.failed) entries.delete(key);
        return page;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, flight);
    return flight;
  };

  /** A failed refresh leaves the entry in place and is not repeated for `retryMs`. */
  const refresh = async (
    entry: CacheEntry,
    key: string,
    load: LoadPage,
  ): Promise<PageResponse | undefined> => {
    const page = await loadOnce(key, load).catch(() => undefined);
    if (page && !page.failed) return page;
    entry.retryAt = now() + retryMs;
    return undefined;
  };

  const peek = (key: string): CacheAnswer | undefined => {
    const entry = entries.get(key);
    const lifetime = entry?.page.lifetime;
    if (!entry || !lifetime) return undefined;
    const { page, madeAt } = entry;
    const age = now() - entry.renderedAt;
    const { freshMs, staleMs, errorMs } = lifetime;
    if (age >= freshMs + staleMs + errorMs) return undefined;
    if (age < freshMs * entry.jitter) return { page, state: 'hit', madeAt };
    return { page, state: age < freshMs + staleMs ? 'stale' : 'stale-error', madeAt };
  };

  return {
    peek,
    async answer(key, load) {
      const kept = peek(key);
      const entry = entries.get(key);
      if (!kept || !entry) return { page: await loadOnce(key, load), state: 'miss', madeAt: Date.now() };
      if (kept.state === 'hit') return kept;
      const mayRefresh = now() >= entry.retryAt;
      if (kept.state === 'stale') {
        if (mayRefresh) void refresh(entry, key, load);
        return kept;
      }
      const page = mayRefresh && (await orUndefinedAfter(refreshTimeoutMs, refresh(entry, key, load)));
      return page ? { page, state: 'miss', madeAt: Date.now() } : kept;
    },
    clear: () => entries.clear(),
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
};
