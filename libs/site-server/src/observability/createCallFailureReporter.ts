import type { Logger } from 'pino';
import type { Metrics } from './createMetrics';

/** A call to the platform that failed; holds no id. */
export interface CallFailure {
  /** Calls that share a service. */
  family: string;
  /** Path template. */
  operation: string;
  kind: string;
}

interface ReporterOptions {
  logger: Logger;
  metrics: Pick<Metrics, 'failure'>;
  /** Monotonic milliseconds. */
  now?: () => number;
}

const logEveryMs = 60_000;

/**
 * Counts every failed call, and writes one line a minute for each family and kind: the first failure at once, with how many
 * there were since the line before. Both names are few, because they come from the code.
 */
export const createCallFailureReporter = ({
  logger,
  metrics,
  now = () => performance.now(),
}: ReporterOptions) => {
  const seen = new Map<string, { loggedAt: number; count: number }>();

  return ({ family, operation, kind }: CallFailure): void => {
    metrics.failure(`calls ${family}`, kind);
    const name = `${family} ${kind}`;
    const last = seen.get(name) ?? { loggedAt: -Infinity, count: 0 };
    seen.set(name, last);
    last.count += 1;
    if (now() - last.loggedAt < logEveryMs) return;
    logger.warn({ family, operation, kind, count: last.count }, 'calls to the platform fail');
    seen.set(name, { loggedAt: now(), count: 0 });
  };
};
