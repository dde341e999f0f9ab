/** The server has more to render than it can; the visitor should try again shortly. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}

export interface AdmissionLimits {
  /** Renders running at once. */
  concurrent: number;
  /** Renders waiting for their turn. */
  queued: number;
  /** Longest wait in milliseconds. */
  waitMs: number;
}

export interface Admission {
  /** Runs `task` when there is room. Throws {@link OverloadError} when the queue is full or the wait too long. */
  run<T>(task: () => Promise<T>): Promise<T>;
  load(): { running: number; waiting: number };
}

/** Keeps the number of renders at what the process can finish in time, and refuses the rest at once. */
export function createAdmission({ concurrent, queued, waitMs }: AdmissionLimits): Admission {
  const waiting = new Set<() => void>();
  let running = 0;

  const enter = (): Promise<void> | undefined => {
    if (running < concurrent) {
      running += 1;
      return undefined;
    }
    if (waiting.size >= queued) throw new OverloadError('The queue is full');
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new OverloadError('The wait was too long'));
      }, waitMs);
      waiting.add(start);
    });
  };

  /** Hands the place on to the one who waited longest, or frees it. */
  const leave = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
    load: () => ({ running, waiting: waiting.size }),
  };
}
