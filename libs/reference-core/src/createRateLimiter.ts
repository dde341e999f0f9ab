import { failures } from './PlatformFailure';
import type { Store } from './store/Store';

/** At most `count` writes in any `seconds`. */
export interface RateLimit {
  count: number;
  seconds: number;
}

interface RateRecord {
  id: string;
  /** Milliseconds of the latest writes, newest first. */
  times: number[];
}

/**
 * Limits how often something is done. Counts are stored, so they hold across restarts and instances.
 *
 * @returns counts one write under a name; throws PlatformFailure 429 with the seconds to wait, and does not count, when
 * a limit is exceeded
 */
export const createRateLimiter = (store: Store, now: () => number) => {
  const secondsToWait = ({ times }: RateRecord, { count, seconds }: RateLimit): number => {
    const oldest = times[count - 1];
    return oldest === undefined ? 0 : Math.ceil((oldest + seconds * 1000 - now()) / 1000);
  };
  return async (what: string, userId: string, rules: readonly RateLimit[]): Promise<void> => {
    const id = `${what}:${userId}`;
    const kept = Math.max(...rules.map(({ count }) => count));
    let wait = 0;
    await store.insert('pace', id, { id, times: [] } satisfies RateRecord);
    await store.update<RateRecord>('pace', id, (record) => {
      wait = Math.max(...rules.map((rule) => secondsToWait(record, rule)));
      return wait > 0 ? record : { ...record, times: [now(), ...record.times].slice(0, kept) };
    });
    if (wait > 0) throw failures.tooFast(wait);
  };
};
