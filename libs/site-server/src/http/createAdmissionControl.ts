/** The server has more to do than it can; the visitor should try again shortly. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}

export interface AdmissionLimits {
  /** Tasks running at once. */
  concurrent: number;
  /** Tasks waiting in the queue. */
  queued: number;
  /** Longest wait in milliseconds. */
  waitMs: number;
  /** Tasks one address may have running. Absent: as many as all. */
  perAddress?: number;
}

export interface AdmissionControl {
  /**
   * Runs `task` when there is room. Throws {@link OverloadError} when the queue is full or the wait too long.
   * @param address whose share the task counts against; empty when it has no limit of its own
   */
  run<T>(task: () => Promise<T>, address?: string): Promise<T>;
  load(): { running: number; waiting: number };
}

interface Waiter {
  address: string;
  start(): void;
  refuse(why: string): void;
}

/** Counts tasks per address; the empty one has no limit and always counts none. */
const createCounts = () => {
  const counts = new Map<string, number>();
  const of = (address: string) => counts.get(address) ?? 0;
  return {
    of,
    add(address: string, change: 1 | -1) {
      const count = of(address) + change;
      if (address === '') return;
      if (count > 0) counts.set(address, count);
      else counts.delete(address);
    },
    /** An address with the highest count; the empty one when there is none. */
    highest: () =>
      [...counts.keys()].reduce((most, address) => (of(address) > of(most) ? address : most), ''),
  };
};

/**
 * Keeps the number of concurrent tasks at what can be finished in time, and sheds the rest. Addresses share the places: the next turn
 * goes to the one with fewest tasks running, and a full queue turns away the last task of the one with most tasks waiting.
 */
export const createAdmissionControl = (limits: AdmissionLimits): AdmissionControl => {
  const { concurrent, queued, waitMs, perAddress = Infinity } = limits;
  const queue = new Set<Waiter>();
  const runningOf = createCounts();
  const waitingOf = createCounts();
  let running = 0;

  const occupy = (address: string) => {
    running += 1;
    runningOf.add(address, 1);
  };

  /** @throws {OverloadError} when no address has more tasks waiting than this one would have */
  const makePlace = (address: string) => {
    const fullest = waitingOf.highest();
    if (waitingOf.of(fullest) <= waitingOf.of(address) + 1) throw new OverloadError('The queue is full');
    const last = [...queue].findLast((waiter) => waiter.address === fullest);
    last?.refuse('The queue is full, and others have less in it');
  };

  const wait = (address: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        queue.delete(waiter);
        waitingOf.add(address, -1);
      };
      const waiter: Waiter = {
        address,
        start() {
          leave();
          resolve();
        },
        refuse(why) {
          leave();
          reject(new OverloadError(why));
        },
      };
      const timer = setTimeout(() => waiter.refuse('The wait was too long'), waitMs);
      queue.add(waiter);
      waitingOf.add(address, 1);
    });

  const acquire = (address: string): Promise<void> | undefined => {
    if (running < concurrent && runningOf.of(address) < perAddress) {
      occupy(address);
      return undefined;
    }
    if (queue.size >= queued) makePlace(address);
    return wait(address);
  };

  /** Of the addresses that may run one more, the first to wait of those with fewest running. */
  const findNext = (): Waiter | undefined => {
    let next: Waiter | undefined;
    let fewest = perAddress;
    for (const waiter of queue) {
      if (fewest === 0) break;
      const count = runningOf.of(waiter.address);
      if (count >= fewest) continue;
      next = waiter;
      fewest = count;
    }
    return next;
  };

  const release = (address: string) => {
    running -= 1;
    runningOf.add(address, -1);
    while (running < concurrent) {
      const next = findNext();
      if (!next) return;
      occupy(next.address);
      next.start();
    }
  };

  return {
    async run(task, address = '') {
      await acquire(address);
      try {
        return await task();
      } finally {
        release(address);
      }
    },
    load: () => ({ running, waiting: queue.size }),
  };
};
