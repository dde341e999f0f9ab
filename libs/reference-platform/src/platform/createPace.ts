import type { Store } from '../store/Store';
import { failures } from './PlatformFailure';

/** At most `count` writes in any `seconds`. */
export interface PaceRule {
  count: number;
  seconds: number;
}

interface PaceRecord {
  id: string;
  /** Milliseconds of the latest writes, newest first. */
  times: number[];
}

/**
 * Counts what a user writes, in the store, so that the count holds across restarts and instances.
 *
 * @returns counts one write under a name; throws PlatformFailure 429 with the seconds to wait, and counts nothing, when
 * a rule is broken
 */
export const createPace = (store: Store, now: () => number) => {
  const secondsToWait = ({ times }: PaceRecord, { count, seconds }: PaceRule): number => {
    const oldest = times[count - 1];
    return oldest === undefined ? 0 : Math.ceil((oldest + seconds * 1000 - now()) / 1000);
  };
  return async (what: string, userId: string, rules: readonly PaceRule[]): Promise<void> => {
    const id = `${what}:${userId}`;
    const kept = Math.max(...rules.map(({ count }) => count));
    let wait = 0;
    await store.insert('pace', id, { id, times: [] } satisfies PaceRecord);
    await store.update<PaceRecord>('pace', id, (record) => {
      wait = Math.max(...rules.map((rule) => secondsToWait(record, rule)));
      return wait > 0 ? record : { ...record, times: [now(), ...record.times].slice(0, kept) };
    });
    if (wait > 0) throw failures.tooFast(wait);
  };
};

/** Lets work with the same key run one after another; work with other keys is not held up. */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
};
