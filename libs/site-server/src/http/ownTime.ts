import { performance } from 'node:perf_hooks';

/**
 * Milliseconds in which this process worked or had nothing to do. What other programs took of the processor does not count, so that
 * on a busy machine it passes more slowly than the time of day.
 */
export const ownTime = (): number => {
  const { user, system } = process.cpuUsage();
  return performance.eventLoopUtilization().idle + (user + system) / 1000;
};
