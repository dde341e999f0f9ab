import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

interface RequestOutcome {
  /** Route template; never an address. */
  route: string;
  status: number;
  /** State of the page cache, or `-` when it was not used; absent where there is none. */
  cache?: string;
  durationMs: number;
}

/** Seconds. */
export const durationBuckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface RequestMetricsOptions {
  /** Names begin with it: `<prefix>_requests_total` and `<prefix>_request_seconds`. */
  prefix: string;
  registers: Registry[];
  /** Labels of the counter besides route and status. */
  labels?: readonly 'cache'[];
}

/** Creates the metrics of answered requests. */
export const createRequestMetrics = ({ prefix, registers, labels = [] }: RequestMetricsOptions) => {
  const requests = new Counter({
    name: `${prefix}_requests_total`,
    help: 'Requests answered',
    labelNames: ['route', 'status', ...labels],
    registers,
  });
  const durations = new Histogram({
    name: `${prefix}_request_seconds`,
    help: 'Time from request to the end of the answer',
    labelNames: ['route'],
    buckets: durationBuckets,
    registers,
  });

  return ({ route, status, cache, durationMs }: RequestOutcome): void => {
    const statusClass = `${Math.floor(status / 100)}xx`;
    requests.inc({ route, status: statusClass, ...(cache !== undefined && { cache }) });
    durations.observe({ route }, durationMs / 1000);
  };
};
