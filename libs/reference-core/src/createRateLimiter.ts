import { createStoredSecret } from './createStoredSecret';
import { keyedDigest } from './digests';
import { failures, type PlatformFailure } from './PlatformFailure';
import { countedFor, countWrite, type RateBucket, type RateLimit } from './rateBuckets';
import type { Store } from './store/Store';

interface RateRecord {
  id: string;
  /** Milliseconds; after them the record says nothing any more. */
  ends_at: number;
  /** The latest writes, for each rule. */
  counted: RateBucket[][];
}

interface RateLimiterOptions {
  store: Store;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}

/** Counts a write; throws the failure, and does not count, when a rule is exceeded. */
export type LimitRate = (
  what: string,
  who: string,
  rules: readonly RateLimit[],
  /** By default 429, with the seconds to wait. */
  toFailure?: (seconds: number) => PlatformFailure,
) => Promise<void>;

const kind = 'pace';

/**
 * Limits how often something is done. Counts are stored, so they hold across restarts and instances. The client, an address or a
 * phone number for example, is stored as a keyed digest only; housekeeping removes the record once the longest rule has ended.
 */
export const createRateLimiter = ({ store, now, createId }: RateLimiterOptions): LimitRate => {
  const readSecret = createStoredSecret(store, kind, createId);
  return async (what, who, rules, toFailure = failures.tooFast) => {
    const id = `${what}:${await keyedDigest(await readSecret(), `${what}\n${who}`)}`;
    const ends_at = now() + Math.max(...rules.map(countedFor));
    let wait = 0;
    const count = (record: RateRecord): RateRecord => {
      const result = countWrite(record.counted, rules, now());
      wait = 'wait' in result ? result.wait : 0;
      return 'wait' in result ? record : { id, ends_at, counted: result.counted };
    };
    const insert = () => store.insert(kind, id, count({ id, ends_at, counted: [] }));
    // Another write can begin the record between the two, and housekeeping remove one that has ended.
    while (!(await store.update<RateRecord>(kind, id, count)) && !(await insert()));
    if (wait > 0) throw toFailure(wait);
  };
};
