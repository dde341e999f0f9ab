import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

interface RequestOutcome {
  /** Route template; never an address. */
  route: string;
  status: number;
  /** State of the page cache, or `-` when it was not used. */
  cache: string;
  durationMs: number;
}

interface Count {
  labels: { route: string; status: string; cache: string };
  /** Requests since the last scrape. */
  count: number;
}

const toStatusClass = (status: number) => `${Math.floor(status / 100)}xx`;

/**
 * Creates the counter of requests. Counts are kept here and given to the registry at a scrape, because finding a metric by its labels
 * there is dear next to sending a page.
 * @param buckets of durations, in seconds
 */
export const createRequestMetrics = (registers: Registry[], buckets: number[]) => {
  const counts = new Map<string, Count>();
  const observers = new Map<string, (seconds: number) => void>();
  new Counter({
    name: 'share_requests_total',
    help: 'Requests answered',
    labelNames: ['route', 'status', 'cache'],
    registers,
    collect() {
      for (const entry of counts.values()) {
        this.inc(entry.labels, entry.count);
        entry.count = 0;
      }
    },
  });
  const durations = new Histogram({
    name: 'share_request_seconds',
    help: 'Time from request to the end of the answer',
    labelNames: ['route'],
    buckets,
    registers,
  });

  return ({ route, status, cache, durationMs }: RequestOutcome): void => {
    const key = `${route} ${status} ${cache}`;
    let entry = counts.get(key);
    if (!entry) {
      entry = { labels: { route, status: toStatusClass(status), cache }, count: 0 };
      counts.set(key, entry);
    }
    entry.count += 1;
    let observe = observers.get(route);
    if (!observe) {
      const { observe: observeRoute } = durations.labels(route);
      observe = observeRoute;
      observers.set(route, observe);
    }
    observe(durationMs / 1000);
  };
};
