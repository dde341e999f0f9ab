import { LRUCache } from 'lru-cache';
import { pageLifetimes } from './pageLifetimes';

/** Keys of items the platform does not have, apart from the pages: made-up addresses can push out no page. */
export interface MissingKeys {
  has(key: string): boolean;
  add(key: string): void;
}

const maxKeys = 10_000;

/**
 * Remembers missing items for ten seconds: one may be published at any moment.
 * @param now monotonic milliseconds
 */
export const createMissingKeys = (now: () => number = () => performance.now()): MissingKeys => {
  const untilOf = new LRUCache<string, number>({ max: maxKeys });
  return {
    has(key) {
      const until = untilOf.get(key);
      if (until === undefined) return false;
      if (now() < until) return true;
      untilOf.delete(key);
      return false;
    },
    add: (key) => untilOf.set(key, now() + pageLifetimes.missing.freshMs),
  };
};
