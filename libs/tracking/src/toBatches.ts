import type { TrackingEvent } from './TrackingEvent';

/** All keepalive requests of a page together may have 64 KiB in flight. */
const maxBatchBytes = 60_000;

/** Splits events into batches whose JSON stays under 64 KiB, in order. An event that is larger goes alone. */
export const toBatches = (events: TrackingEvent[]): TrackingEvent[][] => {
  const batches: TrackingEvent[][] = [];
  let batch: TrackingEvent[] = [];
  let room = 0;
  for (const event of events) {
    const size = new Blob([JSON.stringify(event)]).size + 1;
    if (size > room) {
      batches.push((batch = []));
      room = maxBatchBytes;
    }
    batch.push(event);
    room -= size;
  }
  return batches;
};
