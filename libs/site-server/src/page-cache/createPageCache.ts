import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './createFinishedPage';

/** Where an answer came from: rendered now, a fresh copy, a copy being refreshed, a copy because refreshing failed. */
export type CacheState = 'miss' | 'hit' | 'stale' | 'stale-error' | 'off';

export interface CacheAnswer {
  page: FinishedPage;
  state: CacheState;
}

/** Makes a page. It may throw, or give a page that says it `failed`. */
export type LoadPage = () => Promise<FinishedPage>;

export interface PageCache {
  /** Answers from the store or by `load`; however many ask for one key at once, `load` runs once. */
  answer(key: string, load: LoadPage): Promise<CacheAnswer>;
  /** Forgets everything, to give memory back. */
  clear(): void;
  /** Copies kept and their size in bytes, compressed forms included. */
  size(): { entries: number; bytes: number };
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Monotonic milliseconds. */
  now?: () => number;
  /** How long a reader waits for a refresh before getting an old copy, in milliseconds. */
  patienceMs?: number;
  /** Pause between refreshes of a key that fails, in milliseconds. */
  retryMs?: number;
}

interface Copy {
  page: FinishedPage;
  madeAt: number;
  /** Moves the end of freshness by up to ±10 %, so that pages made together do not expire together. */
  jitter: number;
  retryAt: number;
}

const late = Symbol('late');

/** Both compressed forms together take about half of the page; the rest is what the entry itself needs. */
const toBytes = ({ page }: Copy) => Math.ceil(page.raw.length * 1.6) + 2048;

/** Creates the cache of finished pages of this process (reliability: fresh, stale while refreshing, stale on error). */
export function createPageCache({
  maxBytes,
  now = () => performance.now(),
  patienceMs = 300,
  retryMs = 5000,
}: PageCacheOptions): PageCache {
  const copies = new LRUCache<string, Copy>({ maxSize: maxBytes, sizeCalculation: toBytes });
  const flights = new Map<string, Promise<FinishedPage>>();

  const refresh = (key: string, load: LoadPage): Promise<FinishedPage> => {
    const running = flights.get(key);
    if (running) return running;
    const flight = load()
      .then((page) => {
        if (page.lifetime) {
          const jitter = 0.9 + Math.random() * 0.2;
          copies.set(key, { page, madeAt: now(), jitter, retryAt: 0 });
        } else if (!page.failed) copies.delete(key);
        return page;
      })
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  /** A refresh whose failure leaves the copy in place and is not repeated for a while. */
  const refreshOver = async (copy: Copy, key: string, load: LoadPage): Promise<FinishedPage | undefined> => {
    const page = await refresh(key, load).catch(() => undefined);
    if (page && !page.failed) return page;
    copy.retryAt = now() + retryMs;
    return undefined;
  };

  const patience = async (refreshed: Promise<FinishedPage | undefined>) => {
    let timer: NodeJS.Timeout | undefined;
    const waiting = new Promise<typeof late>((resolve) => {
      timer = setTimeout(resolve, patienceMs, late);
    });
    const first = await Promise.race([refreshed, waiting]);
    clearTimeout(timer);
    return first === late ? undefined : first;
  };

  return {
    async answer(key, load) {
      const copy = copies.get(key);
      const { freshMs, staleMs, errorMs } = copy?.page.lifetime ?? { freshMs: 0, staleMs: 0, errorMs: 0 };
      const age = copy ? now() - copy.madeAt : Infinity;
      if (!copy || age >= freshMs + staleMs + errorMs)
        return { page: await refresh(key, load), state: 'miss' };
      if (age < freshMs * copy.jitter) return { page: copy.page, state: 'hit' };
      const resting = now() < copy.retryAt;
      if (age < freshMs + staleMs) {
        if (!resting) void refreshOver(copy, key, load);
        return { page: copy.page, state: 'stale' };
      }
      const page = resting ? undefined : await patience(refreshOver(copy, key, load));
      return page ? { page, state: 'miss' } : { page: copy.page, state: 'stale-error' };
    },
    clear: () => copies.clear(),
    size: () => ({ entries: copies.size, bytes: copies.calculatedSize }),
  };
}
