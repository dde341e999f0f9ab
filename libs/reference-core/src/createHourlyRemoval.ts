import type { Store } from './store/Store';

const hourMs = 3_600_000;

/**
 * Makes a function that removes the records whose numeric field is below a limit. It may be called with every write: it
 * acts at most once an hour.
 *
 * @param now milliseconds
 */
export const createHourlyRemoval = (store: Store, kind: string, field: string, now: () => number) => {
  let removedAt = Number.NEGATIVE_INFINITY;
  return async (limit: number): Promise<void> => {
    if (now() < removedAt + hourMs) return;
    removedAt = now();
    await store.removeBelow(kind, field, limit);
  };
};
