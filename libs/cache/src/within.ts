/** Work gave nothing in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(ms: number) {
    super(`No answer within ${Math.round(ms)} ms`);
  }
}

/** Ends work that is not needed any more, or took too long: `reason` tells which. */
export type Stop = (reason: unknown) => void;

/**
 * What the work gives, if that comes within `ms` milliseconds and nobody stops the work before. The returned promise settles at that
 * moment even when the work goes on; a later result of it is dropped. A process that was busy looks for an answer that has arrived
 * meanwhile before it gives up: its own load is no failure of whoever answers.
 * @param running holds what stops this work, for as long as it runs
 * @param onStop is told when the work is given up, before the promise rejects
 * @throws {TimeoutError} when time is up or the work is stopped; else what the work throws
 */
export const within = <T>(
  ms: number,
  work: () => Promise<T>,
  running = new Set<Stop>(),
  onStop?: Stop,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const stop: Stop = (reason) => {
      settle();
      onStop?.(reason);
      reject(reason instanceof TimeoutError ? reason : new TimeoutError(ms));
    };
    const giveUp = () => {
      if (running.has(stop)) stop(new TimeoutError(ms));
    };
    const timer = setTimeout(() => setImmediate(giveUp), Math.max(0, ms));
    const settle = () => {
      clearTimeout(timer);
      running.delete(stop);
    };
    running.add(stop);
    new Promise<T>((run) => run(work())).finally(settle).then(resolve, reject);
  });
