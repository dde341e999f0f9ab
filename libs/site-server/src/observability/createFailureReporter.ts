import type { Logger } from 'pino';
import type { Metrics } from './createMetrics';

/** Something failed that no answer shows, or not by itself. */
export interface Failure {
  /** Which part, such as `refresh` or `calls peony`. */
  of: string;
  /** Which failure. Both are words of small sets that come from the code. */
  name: string;
  /** Further fields of the log line; no ids and no texts of visitors. */
  detail?: Record<string, unknown>;
}

export type ReportFailure = (failure: Failure) => void;

interface ReporterOptions {
  logger: Pick<Logger, 'warn'>;
  metrics: Pick<Metrics, 'failure'>;
  /** Monotonic milliseconds. */
  now?: () => number;
}

const logEveryMs = 60_000;

/**
 * Counts every failure, and writes one line a minute for each part and name: the first failure at once, with how many there were
 * since the line before.
 */
export const createFailureReporter = ({
  logger,
  metrics,
  now = () => performance.now(),
}: ReporterOptions): ReportFailure => {
  const seen = new Map<string, { loggedAt: number; count: number }>();

  return ({ of, name, detail }) => {
    metrics.failure(of, name);
    const key = `${of} ${name}`;
    const last = seen.get(key) ?? { loggedAt: -Infinity, count: 0 };
    seen.set(key, last);
    last.count += 1;
    if (now() - last.loggedAt < logEveryMs) return;
    logger.warn({ of, name, ...detail, count: last.count }, 'failures behind the answers');
    seen.set(key, { loggedAt: now(), count: 0 });
  };
};
