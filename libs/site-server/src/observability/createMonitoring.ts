import { createFailureReporter, type ReportFailure } from './createFailureReporter';
import type { SiteLogger } from './createLogger';
import { createMetrics, type Metrics } from './createMetrics';

/** What operators learn of one server. */
export interface Monitoring {
  metrics: Metrics;
  /** Counts and logs a failure that no answer shows. */
  reportFailure: ReportFailure;
}

/** Made before the server: what the server is given reports its failures, too. */
export const createMonitoring = (logger: Pick<SiteLogger, 'warn' | 'droppedLines'>): Monitoring => {
  const metrics = createMetrics(logger.droppedLines);
  return { metrics, reportFailure: createFailureReporter({ logger, metrics }) };
};
