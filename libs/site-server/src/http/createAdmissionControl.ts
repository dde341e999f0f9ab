/** The server has more to render than it can; the visitor should try again shortly. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}

interface AdmissionLimits {
  /** Renders running at once. */
  concurrent: number;
  /** Renders waiting in the queue. */
  queued: number;
  /** Longest wait in milliseconds. */
  waitMs: number;
}

export interface AdmissionControl {
  /** Runs `task` when there is room. Throws {@link OverloadError} when the queue is full or the wait too long. */
  run<T>(task: () => Promise<T>): Promise<T>;
  load(): { running: number; waiting: number };
}

/** Keeps the number of concurrent renders at what the process can finish in time, and sheds the rest. */
export const createAdmissionControl = ({ concurrent, queued, waitMs }: AdmissionLimits): AdmissionControl => {
  const queue = new Set<() => void>();
  let running = 0;

  const acquire = (): Promise<void> | undefined => {
    if (running < concurrent) {
      running += 1;
      return undefined;
    }
    if (queue.size >= queued) throw new OverloadError('The queue is full');
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new OverloadError('The wait was too long'));
      }, waitMs);
      queue.add(start);
    });
  };

  /** Passes the slot to the task that has waited longest, or frees it. */
  const release = () => {
    const [next] = queue;
    if (next) {
      queue.delete(next);
      next();
    } else running -= 1;
  };

  return {
    async run(task) {
      await acquire();
      try {
        return await task();
      } finally {
        release();
      }
    },
    load: () => ({ running, waiting: queue.size }),
  };
};
