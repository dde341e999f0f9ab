import { LRUCache } from 'lru-cache';
import { failures } from './PlatformFailure';
import { countWrite, type RateBucket, type RateLimit } from './rateBuckets';

interface LocalRateLimiterOptions {
  /** Milliseconds. */
  now: () => number;
  /** Clients that are counted at most; the one that has been away longest is forgotten first. */
  maxClients?: number;
}

export interface LocalRateLimiter {
  /** @throws PlatformFailure 429, and does not count, when a rule is exceeded */
  count(who: string, rules: readonly RateLimit[]): void;
  reset(): void;
}

/** Limits how often something is done, in this process alone and without a store: its counts may neither wait nor fail for one. */
export const createLocalRateLimiter = ({
  now,
  maxClients = 50_000,
}: LocalRateLimiterOptions): LocalRateLimiter => {
  const clients = new LRUCache<string, RateBucket[][]>({ max: maxClients });
  return {
    count: (who, rules) => {
      const result = countWrite(clients.peek(who) ?? [], rules, now());
      if ('wait' in result) throw failures.tooFast(result.wait);
      clients.set(who, result.counted);
    },
    reset: () => clients.clear(),
  };
};
