/** An event as it waits to be written. */
export interface ReceivedEvent {
  id: string;
  /** The day it counts for, in days since 1970 (UTC). */
  day: number;
  /** The event as JSON, with `id` and `received_at`; without line breaks. */
  text: string;
}

/** Where events go. An event may be written twice, with the same `event_id`. */
export interface EventSink {
  /** Writes events in one step; resolves when they are safe. @throws RefusedEventsError for events it will never take */
  write(events: readonly ReceivedEvent[]): Promise<void>;
  /** Makes room for the coming days. */
  prepare?(today: number): Promise<void>;
  /** Removes what was written before a day. */
  removeBefore?(day: number): Promise<void>;
}

/** Trying again with the same events is of no use. */
export class RefusedEventsError extends Error {
  override readonly name = 'RefusedEventsError';
}

/** Events as lines of JSON. */
export const toLines = (events: readonly ReceivedEvent[]): string =>
  events.map(({ text }) => `${text}\n`).join('');
