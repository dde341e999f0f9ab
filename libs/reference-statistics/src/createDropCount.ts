import type { PlatformLogger } from '@share/reference-core';

interface DropCountOptions {
  reason: string;
  logger: Pick<PlatformLogger, 'error'> | undefined;
  /** Milliseconds. */
  now: () => number;
}

/** A sentence a minute at most: where events are dropped there are many. */
const quietMs = 60_000;

/** Counts events that are dropped for one reason, and logs how many. */
export const createDropCount = ({ reason, logger, now }: DropCountOptions) => {
  let total = 0;
  let unlogged = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  const log = (): void => {
    if (unlogged === 0) return;
    logger?.error({ dropped: unlogged, total }, `events of statistics were dropped: ${reason}`);
    unlogged = 0;
    loggedAt = now();
  };

  return {
    add: (count: number): void => {
      total += count;
      unlogged += count;
      if (now() - loggedAt >= quietMs) log();
    },
    /** Logs what has not been logged yet. */
    log,
  };
};
