import type { SafeStorage } from '@share/environment';
import { outboxKey } from './statisticsChoice';
import type { TrackingEvent } from './TrackingEvent';

const capacity = 200;
const maxAgeSeconds = 24 * 60 * 60;

/** Events that are not confirmed yet, in the storage: shared by all tabs of the site, and queued when the page is reloaded. */
export interface Outbox {
  /** Adds and removes in one write. Beyond 200 events the oldest are dropped. */
  change(added: readonly TrackingEvent[], removedIds: ReadonlySet<string>): void;
  clear(): void;
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
    const stored = storage.getJson(outboxKey);
    const oldest = now() / 1000 - maxAgeSeconds;
    return Array.isArray(stored) ? stored.filter((event) => isEvent(event) && event.timestamp >= oldest) : [];
  };
  const clear = () => storage.remove(outboxKey);
  return {
    list,
    clear,
    change: (added, removedIds) => {
      const queued = list().filter(({ event_id }) => !removedIds.has(event_id));
      const next = [...queued, ...added].slice(-capacity);
      if (next.length) storage.setJson(outboxKey, next);
      else clear();
    },
  };
};
