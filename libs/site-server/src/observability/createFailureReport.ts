import type { Logger } from 'pino';
import type { Metrics } from './createMetrics';

/**
 * Tells operators of a failure that no answer shows.
 * @param of which part, such as `refresh`
 * @param name which failure; both are words of small fixed sets
 */
export type FailureReport = (of: string, name: string, cause: unknown) => void;

const pauseMs = 60_000;

/** Counts every failure and logs one a minute of each name. @param now monotonic milliseconds */
export const createFailureReport = (
  logger: Pick<Logger, 'warn'>,
  metrics: Pick<Metrics, 'failure'>,
  now: () => number = () => performance.now(),
): FailureReport => {
  const loggedAt = new Map<string, number>();
  return (of, name, cause) => {
    metrics.failure(of, name);
    const key = `${of} ${name}`;
    if (now() - (loggedAt.get(key) ?? -Infinity) < pauseMs) return;
    loggedAt.set(key, now());
    logger.warn({ of, name, err: cause }, 'failure behind the answers');
  };
};
