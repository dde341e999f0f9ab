import { createCounts, createShares } from './createShares';

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
  /** Tasks one network may have running while no other has any. Absent: as many as all. */
  perNetwork?: number;
}

/** A task that may have to wait. */
interface Turn {
  /** Names the task, so that other callers can join it. */
  key?: string;
  /** Goes before tasks that are not, such as those of addresses that anybody can invent. */
  isKnown?: boolean;
}

export interface AdmissionControl {
  /**
   * Runs `task` when there is room. Throws {@link OverloadError} when the queue is full or the wait too long.
   * @param network whose share the task counts against; empty when it has no limit of its own
   */
  run<T>(task: () => Promise<T>, network?: string, turn?: Turn): Promise<T>;
  /** Another network waits for a task, too: while that has no turn, it counts against the share that has more room. */
  join(key: string, network: string): void;
  load(): { running: number; waiting: number };
}

interface Waiter {
  /** The network whose share it counts against. */
  network: string;
  isKnown: boolean;
  /** Ends the wait when it is too long. */
  timer?: ReturnType<typeof setTimeout>;
  start(): void;
  refuse(why: string): void;
}

/**
 * Limits the number of concurrent tasks to those that can finish in time, and sheds the rest. Networks share the places (`createShares`):
 * the next turn goes to a known task before others, and of these to the network with fewest tasks running. A full queue turns away the last
 * task of the network with most tasks waiting, and for a known task one that is not.
 */
export const createAdmissionControl = (limits: AdmissionLimits): AdmissionControl => {
  const { concurrent, queued, waitMs, perNetwork } = limits;
  const queue = new Set<Waiter>();
  const named = new Map<string, Waiter>();
  const shares = createShares(concurrent, perNetwork);
  const waitingOf = createCounts();

  /**
   * The task whose turn in a full queue another one gets: that of the last to wait of the network that has most in it; else, for a known task, that of
   * one that is not, and whose network has no less in it.
   */
  const findLast = (network: string, isKnown: boolean): Waiter | undefined => {
    const waiters = [...queue];
    const own = waitingOf.of(network);
    const fullest = waitingOf.highest();
    if (waitingOf.of(fullest) > own + 1) return waiters.findLast((waiter) => waiter.network === fullest);
    return isKnown
      ? waiters.findLast((waiter) => !waiter.isKnown && waitingOf.of(waiter.network) >= own)
      : undefined;
  };

  /** @throws {OverloadError} when nothing in the queue has less right to it */
  const makePlace = (network: string, isKnown: boolean) => {
    const last = findLast(network, isKnown);
    if (!last) throw new OverloadError('The queue is full');
    last.refuse('The queue is full, and others have less in it');
  };

  /** Resolves to the network whose share the task counts against. */
  const wait = (network: string, turn: Turn): Promise<string> =>
    new Promise((resolve, reject) => {
      const { key, isKnown = false } = turn;
      const leave = (waiter: Waiter) => {
        clearTimeout(waiter.timer);
        queue.delete(waiter);
        if (key !== undefined) named.delete(key);
        waitingOf.add(waiter.network, -1);
      };
      const waiter: Waiter = {
        network,
        isKnown,
        start() {
          leave(waiter);
          shares.take(waiter.network);
          resolve(waiter.network);
        },
        refuse(why) {
          leave(waiter);
          reject(new OverloadError(why));
        },
      };
      waiter.timer = setTimeout(() => waiter.refuse('The wait was too long'), waitMs);
      queue.add(waiter);
      if (key !== undefined) named.set(key, waiter);
      waitingOf.add(network, 1);
    });

  const acquire = (network: string, turn: Turn): string | Promise<string> => {
    if (shares.hasRoom(network)) {
      shares.take(network);
      return network;
    }
    if (queue.size >= queued) makePlace(network, turn.isKnown ?? false);
    return wait(network, turn);
  };

  /** Whether a task has its turn before another one that waits longer. */
  const goesBefore = (one: Waiter, other: Waiter): boolean =>
    one.isKnown === other.isKnown ? shares.of(one.network) < shares.of(other.network) : one.isKnown;

  const findNext = (): Waiter | undefined => {
    let next: Waiter | undefined;
    for (const waiter of queue)
      if (shares.hasRoom(waiter.network) && (!next || goesBefore(waiter, next))) next = waiter;
    return next;
  };

  const startNext = () => {
    for (let next = findNext(); next; next = findNext()) next.start();
  };

  return {
    async run(task, network = '', turn = {}) {
      const holder = await acquire(network, turn);
      try {
        return await task();
      } finally {
        shares.giveBack(holder);
        startNext();
      }
    },
    join(key, network) {
      const waiter = named.get(key);
      if (!waiter || shares.of(network) >= shares.of(waiter.network)) return;
      waitingOf.add(waiter.network, -1);
      waiter.network = network;
      waitingOf.add(network, 1);
      startNext();
    },
    load: () => ({ running: shares.taken(), waiting: queue.size }),
  };
};
