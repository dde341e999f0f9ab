/** As many encodings wait as may wait. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

type Work<Result> = () => Promise<Result>;

interface Caller<Result> {
  resolve: (result: Result | PromiseLike<Result>) => void;
  reject: (reason: unknown) => void;
}

interface Job<Result> {
  key: string;
  work: Work<Result>;
  /** Those that still want the result. */
  callers: Set<Caller<Result>>;
}

export interface EncodingQueueOptions {
  /** How many run at once. */
  atOnce: number;
  /** How many may wait for their turn. */
  maxWaiting: number;
}

/**
 * Runs a bounded number of encodings at once, in the order they were requested. Callers with the same key share one run. An
 * encoding that waits is dropped when all its callers have gone.
 */
export const createEncodingQueue = <Result>({ atOnce, maxWaiting }: EncodingQueueOptions) => {
  const jobs = new Map<string, Job<Result>>();
  const waiting: Job<Result>[] = [];
  let running = 0;

  const runJob = async ({ key, work, callers }: Job<Result>): Promise<void> => {
    running += 1;
    const result = work();
    await result.catch(() => undefined);
    running -= 1;
    jobs.delete(key);
    for (const { resolve } of callers) resolve(result);
    startNext();
  };

  const startNext = (): void => {
    const job = running < atOnce ? waiting.shift() : undefined;
    if (job) void runJob(job);
  };

  const jobFor = (key: string, work: Work<Result>): Job<Result> => {
    const known = jobs.get(key);
    if (known) return known;
    if (running >= atOnce && waiting.length >= maxWaiting) throw new QueueFullError();
    const job = { key, work, callers: new Set<Caller<Result>>() };
    jobs.set(key, job);
    waiting.push(job);
    return job;
  };

  const leave = (job: Job<Result>, caller: Caller<Result>, reason: unknown): void => {
    caller.reject(reason);
    job.callers.delete(caller);
    const index = waiting.indexOf(job);
    if (job.callers.size > 0 || index === -1) return;
    waiting.splice(index, 1);
    jobs.delete(job.key);
  };

  const join = (job: Job<Result>, signal: AbortSignal | undefined): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      const onAbort = () => leave(job, caller, signal?.reason);
      const caller: Caller<Result> = {
        resolve: (result) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(result);
        },
        reject,
      };
      job.callers.add(caller);
      signal?.addEventListener('abort', onAbort, { once: true });
    });

  return {
    /**
     * @param signal aborted when the caller has gone
     * @throws QueueFullError
     */
    run: async (key: string, work: Work<Result>, signal?: AbortSignal): Promise<Result> => {
      signal?.throwIfAborted();
      const result = join(jobFor(key, work), signal);
      startNext();
      return result;
    },
    sizes: () => ({ running, waiting: waiting.length, jobs: jobs.size }),
  };
};
