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
  /** Tasks one address may have running, and as many waiting. Absent: as many as all. */
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
}

/** Keeps the number of concurrent tasks at what can be finished in time, and sheds the rest. */
export const createAdmissionControl = (limits: AdmissionLimits): AdmissionControl => {
  const { concurrent, queued, waitMs, perAddress = Infinity } = limits;
  const queue = new Set<Waiter>();
  const runningOf = new Map<string, number>();
  let running = 0;

  const hasShare = (address: string, count: number) => address === '' || count < perAddress;
  const hasRoom = (address: string) => running < concurrent && hasShare(address, runningOf.get(address) ?? 0);

  const occupy = (address: string) => {
    running += 1;
    runningOf.set(address, (runningOf.get(address) ?? 0) + 1);
  };

  const acquire = (address: string): Promise<void> | undefined => {
    if (hasRoom(address)) {
      occupy(address);
      return undefined;
    }
    const ownWaiters = [...queue].filter((waiter) => waiter.address === address).length;
    if (queue.size >= queued || !hasShare(address, ownWaiters)) throw new OverloadError('The queue is full');
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        address,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.delete(waiter);
        reject(new OverloadError('The wait was too long'));
      }, waitMs);
      queue.add(waiter);
    });
  };

  /** Frees a slot and starts whoever has waited longest and may run. */
  const release = (address: string) => {
    running -= 1;
    const left = (runningOf.get(address) ?? 1) - 1;
    if (left > 0) runningOf.set(address, left);
    else runningOf.delete(address);
    for (const waiter of queue) {
      if (running >= concurrent) return;
      if (!hasRoom(waiter.address)) continue;
      queue.delete(waiter);
      occupy(waiter.address);
      waiter.start();
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
