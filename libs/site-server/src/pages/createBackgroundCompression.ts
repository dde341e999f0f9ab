import type { Encoding } from '@share/http-server';
import type { PageBodies } from './createPageBodies';

interface Job {
  bodies: PageBodies;
  encoding: Encoding;
}

/** Jobs that wait; further ones are left to a later request for the same page. */
const maxWaiting = 32;

/** Pause after a job as a multiple of its duration: compression takes at most a quarter of one core. */
const restShare = 3;

/** Compresses pages once more, behind their answers. */
export interface BackgroundCompression {
  /** Makes the body of a page that was requested again as small as it gets, some time later. Never waits. */
  improve(bodies: PageBodies, encoding: Encoding): void;
}

/**
 * Creates the queue of pages to compress: one at a time, in the thread pool of the process.
 * @param rest waits for the milliseconds given
 */
export const createBackgroundCompression = (
  rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref()),
): BackgroundCompression => {
  const waiting: Job[] = [];
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const startedAt = performance.now();
      // A body that cannot be compressed is sent as it is.
      await job.bodies.improve(job.encoding).catch(() => undefined);
      await rest(restShare * (performance.now() - startedAt));
    }
    isRunning = false;
  };

  return {
    improve(bodies, encoding) {
      if (!bodies.isImprovable(encoding) || waiting.length >= maxWaiting) return;
      if (waiting.some((job) => job.bodies === bodies && job.encoding === encoding)) return;
      waiting.push({ bodies, encoding });
      if (!isRunning) void run();
    },
  };
};
