import { LRUCache } from 'lru-cache';
import { pageLifetimes } from './pageLifetimes';

/** Keys of items the platform does not have, apart from the pages: unknown addresses can push out no page. */
export type MissingKeys = LRUCache<string, true>;

/** Remembers the latest ten thousand for ten seconds: a missing item may be published at any moment. */
export const createMissingKeys = (): MissingKeys =>
  new LRUCache({ max: 10_000, ttl: pageLifetimes.missing.freshMs, perf: performance });
