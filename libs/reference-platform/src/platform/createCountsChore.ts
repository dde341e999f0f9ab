import type { Chore, PlatformLogger, Store, StoredCount } from '@share/reference-core';

/** Numbers that are added to with each write, and are exactly the numbers of records. */
const storedCounts: readonly StoredCount[] = [
  { at: { kind: 'comment-counts', field: 'total' }, of: { kind: 'comment', by: 'post' } },
  {
    at: { kind: 'comment-counts', field: 'top' },
    of: { kind: 'comment', by: 'post', where: { parent: '' } },
  },
  { at: { kind: 'booking-count', field: 'total' }, of: { kind: 'booking', by: 'booking_id' } },
];

const hourMs = 3_600_000;

/** A line of the log names at most so many. */
const mostNamed = 20;

interface CountsChoreOptions {
  store: Store;
  /** Milliseconds. */
  now: () => number;
  logger?: Pick<PlatformLogger, 'error'> | undefined;
}

/** Compares counts with what they count, at most once an hour: none should ever be wrong, so each mistake is logged as an error. */
export const createCountsChore = ({ store, now, logger }: CountsChoreOptions): Chore => {
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'counts',
    run: async () => {
      if (now() - checkedAt < hourMs) return;
      const mistakes = await store.checkCounts(storedCounts);
      checkedAt = now();
      if (!mistakes?.length) return;
      const named = mistakes
        .slice(0, mostNamed)
        .map(({ kind, of, was, total }) => `${kind} ${of}: ${was}, now ${total}`);
      logger?.error({ mistakes: mistakes.length, named }, 'counts were wrong and are mended');
    },
  };
};
