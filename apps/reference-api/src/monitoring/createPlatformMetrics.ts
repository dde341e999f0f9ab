import { createRequestMetrics, durationBuckets } from '@share/operations/server';
import type { ObserveCall, OnRequest } from '@share/reference-platform';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Sizes at the moment of a scrape. */
export interface PlatformGauges {
  hubConnections: number;
  statisticsWaiting: number;
}

/** What became of events: taken, known already, or dropped because too many wait. */
export interface EventCounts {
  accepted: number;
  repeated: number;
  dropped: number;
}

export interface PlatformMetrics {
  request: OnRequest;
  storeCall: ObserveCall;
  events(counts: EventCounts): void;
  /** A page of an origin that may not connect to the hub. */
  refusedOrigin(): void;
  /** The metrics in the text format of Prometheus. */
  text(gauges: PlatformGauges): Promise<{ body: string; contentType: string }>;
}

/** Creates the metrics of one platform in their own registry. */
export const createPlatformMetrics = (): PlatformMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const storeCalls = new Histogram({
    name: 'share_platform_database_seconds',
    help: 'Time of calls of the database by operation and outcome',
    labelNames: ['operation', 'outcome'],
    buckets: durationBuckets,
    registers,
  });
  const events = new Counter({
    name: 'share_platform_statistics_events_total',
    help: 'Events of statistics that were received, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const refused = new Counter({
    name: 'share_platform_hub_refused_total',
    help: 'Connections to the hub that were refused for the origin of their page',
    registers,
  });
  const live = new Gauge({
    name: 'share_platform_live',
    help: 'Sizes at this moment',
    labelNames: ['of'],
    registers,
  });
  // All outcomes are there from the start, so that a rate over the first one is no gap.
  for (const outcome of ['accepted', 'repeated', 'dropped']) events.inc({ outcome }, 0);

  return {
    request: createRequestMetrics({ prefix: 'share_platform', registers }),
    storeCall: (operation, durationMs, hasFailed) =>
      storeCalls.observe({ operation, outcome: hasFailed ? 'failed' : 'ok' }, durationMs / 1000),
    events: (counts) => {
      for (const [outcome, count] of Object.entries(counts)) events.inc({ outcome }, count);
    },
    refusedOrigin: () => refused.inc(),
    text: async (gauges) => {
      for (const [of, value] of Object.entries(gauges)) live.set({ of }, value);
      return { body: await registry.metrics(), contentType: registry.contentType };
    },
  };
};
