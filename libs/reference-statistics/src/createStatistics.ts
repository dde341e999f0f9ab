import type { trackingEventSchema } from '@share/api-contract';
import { createLocalRateLimiter, dayOf, type PlatformLogger, type RateLimit } from '@share/reference-core';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { type BufferLimits, createEventBuffer, defaultBufferLimits } from './createEventBuffer';
import type { EventSink } from './EventSink';

/** How much statistics is taken. */
export interface BeaconRules {
  /** Requests, each with one event or a list of them; the contract says how long a list may be. Counted by each process. */
  perNetwork: readonly RateLimit[];
}

export const defaultBeaconRules: BeaconRules = {
  perNetwork: [{ count: 300, seconds: 60 }],
};

/** Ids by which an event that is sent again is known before it is written. */
const recentIds = 50_000;

type TrackingEvent = z.output<typeof trackingEventSchema>;

export interface StatisticsOptions {
  sink: EventSink;
  beaconRules?: BeaconRules;
  bufferLimits?: Partial<BufferLimits> | undefined;
  logger?: Pick<PlatformLogger, 'error'> | undefined;
  /** Milliseconds; the system clock by default. */
  now?: () => number;
  createId?: () => string;
}

/** Takes events at once and writes them later, many together. */
export interface Statistics {
  /**
   * Tells how many events are new, as far as this process knows. Never waits, and never fails because of where they are written.
   *
   * @throws PlatformFailure 429 when the network sends too often
   */
  receive(events: readonly TrackingEvent[], network: string): { accepted: number; repeated: number };
  /** Writes what waits; resolves with whether all of it is written. */
  flush(): Promise<boolean>;
  /** How many events wait to be written. */
  waiting(): number;
  /** Writes what waits, forgets ids and rates: for tests. */
  reset(): Promise<void>;
  /** Writes what waits before the process ends. */
  close(): Promise<void>;
}

/**
 * The day an event counts for is its own, so that one which is sent again, at most a day later, meets its first copy; where the visitor's
 * clock is wrong it is the day it was received.
 */
const chooseDay = (timestamp: number, now: number): number => {
  const today = dayOf(now);
  const day = dayOf(timestamp * 1000);
  return Math.abs(day - today) <= 1 ? day : today;
};

export const createStatistics = ({
  sink,
  beaconRules = defaultBeaconRules,
  bufferLimits,
  logger,
  now = Date.now,
  createId = () => crypto.randomUUID(),
}: StatisticsOptions): Statistics => {
  const buffer = createEventBuffer({ ...defaultBufferLimits, ...bufferLimits, sink, logger, now });
  const limiter = createLocalRateLimiter({ now });
  const known = new LRUCache<string, true>({ max: recentIds });

  return {
    receive: (events, network) => {
      limiter.count(network, beaconRules.perNetwork);
      const received_at = now();
      let accepted = 0;
      let repeated = 0;
      for (const event of events) {
        const id = event.event_id ?? createId();
        if (known.has(id)) {
          repeated += 1;
          continue;
        }
        const text = JSON.stringify({ ...event, id, received_at });
        if (!buffer.add({ id, day: chooseDay(event.timestamp, received_at), text })) continue;
        known.set(id, true);
        accepted += 1;
      }
      return { accepted, repeated };
    },
    flush: () => buffer.flush(),
    waiting: () => buffer.waiting(),
    reset: async () => {
      await buffer.flush();
      limiter.reset();
      known.clear();
    },
    close: () => buffer.close(),
  };
};
