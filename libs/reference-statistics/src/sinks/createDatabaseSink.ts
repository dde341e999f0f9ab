import { type Store, StoreError } from '@share/reference-core';
import { type EventSink, type ReceivedEvent, RefusedEventsError } from '../EventSink';

/** PostgreSQL's class of errors for values it cannot take. */
const isBadValue = (error: unknown): boolean =>
  error instanceof StoreError && /^22/.test(String((error.cause as { code?: unknown } | undefined)?.code));

const groupByDay = (events: readonly ReceivedEvent[]): Map<number, string[]> => {
  const days = new Map<number, string[]>();
  for (const { day, text } of events) {
    const texts = days.get(day);
    if (texts) texts.push(text);
    else days.set(day, [text]);
  }
  return days;
};

/** Writes events into the database of the platform: one insert for a batch, and one more for each further day in it. */
export const createDatabaseSink = ({ events }: Pick<Store, 'events'>): EventSink => ({
  write: async (batch) => {
    try {
      for (const [day, texts] of groupByDay(batch)) await events.insert(day, texts);
    } catch (error) {
      throw isBadValue(error) ? new RefusedEventsError('A value is refused.', { cause: error }) : error;
    }
  },
  prepare: (today) => events.prepare([today - 1, today, today + 1, today + 2]),
});
