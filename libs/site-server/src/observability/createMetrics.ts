import { createRequestMetrics, durationBuckets } from '@share/operations/server';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Sizes at the moment of a scrape. */
export interface Gauges {
  cacheBytes: number;
  cacheEntries: number;
  rendersRunning: number;
  rendersWaiting: number;
  refreshesRunning: number;
  readsRunning: number;
  writesRunning: number;
  mediaRunning: number;
  sockets: number;
}

export interface Metrics {
  request: ReturnType<typeof createRequestMetrics>;
  /** Counts a render: complete, with blocks missing, failed, or shed by admission control. */
  render(outcome: 'ok' | 'degraded' | 'failed' | 'shed', durationMs: number): void;
  cspReport(directive: string): void;
  /** Counts a failure of a part: `of` says which part, `name` which of its tasks; both from small fixed sets. */
  failure(of: string, name: string): void;
  /** The metrics in the text format of Prometheus. */
  text(gauges: Gauges): Promise<{ body: string; contentType: string }>;
}

/**
 * Creates the metrics of one server in their own registry.
 * @param readDroppedLines counts the lines of the log that were dropped since the start
 */
export const createMetrics = (readDroppedLines: () => number): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const renders = new Histogram({
    name: 'share_render_seconds',
    help: 'Time of renders by outcome',
    labelNames: ['outcome'],
    buckets: durationBuckets,
    registers,
  });
  const reports = new Counter({
    name: 'share_csp_reports_total',
    help: 'Reported policy violations',
    labelNames: ['directive'],
    registers,
  });
  const failures = new Counter({
    name: 'share_failures_total',
    help: 'Failures behind the answers',
    labelNames: ['of', 'name'],
    registers,
  });
  new Counter({
    name: 'share_log_lines_dropped_total',
    help: 'Log lines dropped because standard output was blocked',
    registers,
    collect() {
      this.reset();
      this.inc(readDroppedLines());
    },
  });
  const live = new Gauge({
    name: 'share_live',
    help: 'Sizes at this moment',
    labelNames: ['of'],
    registers,
  });

  return {
    request: createRequestMetrics({ prefix: 'share', registers, labels: ['cache'] }),
    render: (outcome, durationMs) => renders.observe({ outcome }, durationMs / 1000),
    cspReport: (directive) => reports.inc({ directive }),
    failure: (of, name) => failures.inc({ of, name }),
    text: async (gauges) => {
      for (const [of, value] of Object.entries(gauges)) live.set({ of }, value);
      return { body: await registry.metrics(), contentType: registry.contentType };
    },
  };
};
