/** The work gave nothing in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(ms: number) {
    super(`No answer within ${ms} ms`);
  }
}

interface TimeLimit {
  ms: number;
  /** Ends the work early. */
  signal?: AbortSignal | undefined;
}

/** In Node, responses that have arrived are read before the next immediate runs; browsers read them before a timer fires. */
const afterArrivals = (run: () => void): void => {
  if (typeof setImmediate === 'function') setImmediate(run);
  else run();
};

/**
 * The result of the work, if it comes within `ms` milliseconds and before `signal` aborts. The returned promise settles at that moment
 * even when the work goes on; a later result is dropped. A process that was busy reads the responses that have arrived meanwhile
 * before it gives up: its own load is no failure of the other side.
 * @param work gets a signal that aborts, with the same reason, when the work is given up
 * @throws {TimeoutError} when time is up; the reason of `signal` when that aborts, in which case the work may not have begun; else the
 * error of the work
 */
export const within = <T>({ ms, signal }: TimeLimit, work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    let isSettled = false;
    const settle = () => {
      isSettled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const giveUp = (reason: unknown) => {
      if (isSettled) return;
      settle();
      reject(reason);
      controller.abort(reason);
    };
    const onAbort = () => giveUp(signal?.reason);
    const timer = setTimeout(() => afterArrivals(() => giveUp(new TimeoutError(ms))), ms);
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    new Promise<T>((run) => run(work(controller.signal))).finally(settle).then(resolve, reject);
  });

/** The result of the work, or undefined when there is none after `ms` milliseconds. Rejects as the work does. */
export const resultWithin = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  within({ ms }, () => work).catch((error: unknown) => {
    if (error instanceof TimeoutError) return undefined;
    throw error;
  });
