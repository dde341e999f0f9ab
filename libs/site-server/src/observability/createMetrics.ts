import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

interface RequestOutcome {
  /** Route template; never an address. */
  route: string;
  status: number;
  /** State of the page cache, or `-` when it was not used. */
  cache: string;
  durationMs: number;
}

/** Current sizes, read at each scrape. */
export interface Gauges {
  cacheBytes: number;
  cacheEntries: number;
  rendersRunning: number;
  rendersWaiting: number;
  readsRunning: number;
  writesRunning: number;
  mediaRunning: number;
  sockets: number;
}

export interface Metrics {
  request(outcome: RequestOutcome): void;
  /** Counts a render: complete, with blocks missing, failed, or shed by admission control. */
  render(outcome: 'ok' | 'degraded' | 'failed' | 'shed', durationMs: number): void;
  cspReport(directive: string): void;
  /** Counts a failed call to the platform, by family of calls and kind of failure. */
  callFailure(family: string, kind: string): void;
  /** The metrics in the text format of Prometheus. */
  text(): Promise<{ body: string; contentType: string }>;
}

const durationBuckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const toStatusClass = (status: number) => `${Math.floor(status / 100)}xx`;

/** Creates the metrics of one server in their own registry. */
export const createMetrics = (readGauges: () => Gauges): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'share_requests_total',
    help: 'Requests answered',
    labelNames: ['route', 'status', 'cache'],
    registers,
  });
  const durations = new Histogram({
    name: 'share_request_seconds',
    help: 'Time from request to the end of the answer',
    labelNames: ['route'],
    buckets: durationBuckets,
    registers,
  });
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
  const callFailures = new Counter({
    name: 'share_call_failures_total',
    help: 'Failed calls to the platform',
    labelNames: ['family', 'kind'],
    registers,
  });
  new Gauge({
    name: 'share_live',
    help: 'Sizes at this moment',
    labelNames: ['of'],
    registers,
    collect() {
      for (const [of, value] of Object.entries(readGauges())) this.set({ of }, value);
    },
  });

  return {
    request({ route, status, cache, durationMs }) {
      requests.inc({ route, status: toStatusClass(status), cache });
      durations.observe({ route }, durationMs / 1000);
    },
    render: (outcome, durationMs) => renders.observe({ outcome }, durationMs / 1000),
    cspReport: (directive) => reports.inc({ directive }),
    callFailure: (family, kind) => callFailures.inc({ family, kind }),
    text: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
  };
};
