import type { SafeStorage } from '@share/environment';
import type { TrackingEvent } from './TrackingEvent';

const queueKey = 'tracking_queue';
const capacity = 200;
const maxAgeSeconds = 24 * 60 * 60;

/** Events that are not confirmed yet, in the storage: shared by all tabs of the site, and kept when the page is reloaded. */
export interface Outbox {
  /** Beyond 200 events the oldest are dropped. */
  add(event: TrackingEvent): void;
  remove(events: TrackingEvent[]): void;
  /** Oldest first, none older than 24 hours. */
  list(): TrackingEvent[];
}

const isEvent = (value: unknown): value is TrackingEvent =>
  typeof value === 'object' &&
  value !== null &&
  'event_id' in value &&
  typeof value.event_id === 'string' &&
  'timestamp' in value &&
  typeof value.timestamp === 'number';

/** @param now milliseconds since 1970. */
export const createOutbox = (storage: SafeStorage, now: () => number): Outbox => {
  const list = (): TrackingEvent[] => {
    const stored = storage.getJson(queueKey);
    const oldest = now() / 1000 - maxAgeSeconds;
    return Array.isArray(stored) ? stored.filter((event) => isEvent(event) && event.timestamp >= oldest) : [];
  };
  return {
    list,
    add: (event) => void storage.setJson(queueKey, [...list(), event].slice(-capacity)),
    remove: (events) => {
      const removedIds = new Set(events.map((event) => event.event_id));
      const rest = list().filter((event) => !removedIds.has(event.event_id));
      if (rest.length) storage.setJson(queueKey, rest);
      else storage.remove(queueKey);
    },
  };
};
