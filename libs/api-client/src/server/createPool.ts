interface Waiting {
  start: () => void;
}

/** Runs at most `limit` calls at once; the others wait their turn, or reject with the reason of their signal when that aborts. */
export const createPool = (limit: number) => {
  let running = 0;
  const queue = new Set<Waiting>();

  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = () => {
        signal?.removeEventListener('abort', giveUp);
        queue.delete(waiting);
      };
      const waiting = {
        start: () => {
          settle();
          resolve();
        },
      };
      const giveUp = () => {
        settle();
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp);
      queue.add(waiting);
    });

  /** The place of a call that ended goes to the one that waits longest. */
  const leave = () => {
    const [next] = queue;
    if (next) next.start();
    else running -= 1;
  };

  return {
    async run<Result>(signal: AbortSignal | undefined, call: () => Promise<Result>): Promise<Result> {
      signal?.throwIfAborted();
      if (running < limit) running += 1;
      else await turn(signal);
      return call().finally(leave);
    },
  };
};
