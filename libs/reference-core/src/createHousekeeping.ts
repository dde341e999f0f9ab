import type { PlatformLogger } from './PlatformEnv';
import type { AgingKind } from './store/agingKinds';
import type { Store } from './store/Store';

/** How long records of a kind are stored. */
export interface Retention {
  kind: AgingKind;
  /** Records whose age field is below it are removed. */
  limit: () => number;
}

/** Further work of a round. */
export interface Chore {
  name: string;
  run(): Promise<unknown>;
}

export interface HousekeepingOptions {
  store: Store;
  retentions: readonly Retention[];
  /** Done after the removals, one after another. */
  chores?: readonly Chore[];
  logger?: Pick<PlatformLogger, 'info' | 'error'> | undefined;
  /** Milliseconds from the end of a round to the next. */
  everyMs?: number;
  /** The same after a round in which something failed, and at most before the first round. */
  retryMs?: number;
  /** Records that are removed at once. */
  batch?: number;
  /** Milliseconds between two batches, for the requests that wait meanwhile. */
  pauseMs?: number;
  /** From 0 to 1; `Math.random` by default. */
  random?: () => number;
}

/** Removes old records in the background. */
export interface Housekeeping {
  start(): void;
  /** Resolves when the batch under way is done. */
  stop(): Promise<void>;
  /** One round; resolves with false when something failed. */
  runRound(): Promise<boolean>;
}

/**
 * Makes the task that removes old records: batch by batch, oldest first, one process at a time. Failures are logged and tried again
 * in the next round.
 */
export const createHousekeeping = ({
  store,
  retentions,
  chores = [],
  logger,
  everyMs = 600_000,
  retryMs = 60_000,
  batch = 1_000,
  pauseMs = 50,
  random = Math.random,
}: HousekeepingOptions): Housekeeping => {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  /** Ends early when the task is stopped. */
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stopping.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, stopping.signal.aborted ? 0 : ms);
      stopping.signal.addEventListener('abort', end);
    });

  const removeOld = async ({ kind, limit }: Retention): Promise<number> => {
    let total = 0;
    while (!stopping.signal.aborted) {
      const removed = await store.removeOld(kind, limit(), batch);
      total += removed ?? 0;
      if (removed === undefined || removed < batch) break;
      await wait(pauseMs);
    }
    if (total > 0) logger?.info({ kind, removed: total }, 'old records removed');
    return total;
  };

  /** Undefined when it failed. */
  const attempt = async <Result>(kind: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (err) {
      logger?.error({ err, kind }, 'housekeeping failed and is tried again');
      return undefined;
    }
  };

  const runRound = async (): Promise<boolean> => {
    let isComplete = true;
    for (const retention of retentions) {
      const removed = await attempt(retention.kind, () => removeOld(retention));
      isComplete &&= removed !== undefined;
    }
    for (const { name, run } of chores) {
      const isDone = await attempt(name, async () => {
        await run();
        return true;
      });
      isComplete &&= isDone === true;
    }
    return isComplete;
  };

  const repeat = async (): Promise<void> => {
    // Not all instances at the same time.
    await wait(retryMs * random());
    while (!stopping.signal.aborted) {
      const isComplete = await runRound();
      await wait((isComplete ? everyMs : retryMs) * (0.8 + 0.4 * random()));
    }
  };

  return {
    runRound,
    start: () => {
      running = repeat();
    },
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};
