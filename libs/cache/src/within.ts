/**
 * The result of a promise, if it comes in time. A process that was busy looks for an answer that has arrived meanwhile before it
 * gives up.
 * @throws Error after `ms` milliseconds
 */
export const within = <T>(ms: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`No answer within ${ms} ms`));
    const timer = setTimeout(() => setImmediate(giveUp), Math.max(0, ms));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
