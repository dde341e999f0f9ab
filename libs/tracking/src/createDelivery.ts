import { wellFormedJson } from '@share/safety';
import type { Outbox } from './createOutbox';
import type { Send } from './createSend';
import { toBatches } from './toBatches';
import type { TrackingEvent } from './TrackingEvent';

interface DeliveryOptions {
  outbox: Outbox;
  send: Send;
  /** Arrived events stand in the outbox until the next `deliver`, which may be without events. */
  onConfirmed: () => void;
}

export interface Delivery {
  /**
   * Stores the events in one write, which also removes delivered ones, and sends them.
   * @returns whether they were sent, or handed over to the browser
   */
  deliver(events: TrackingEvent[], isLeaving: boolean): Promise<boolean>;
  /** Sends events that earlier pages, or this one, could not send. */
  resend(): Promise<void>;
}

/** Sends stored events and remembers which have arrived. */
export const createDelivery = ({ outbox, send, onConfirmed }: DeliveryOptions): Delivery => {
  const inFlight = new Set<string>();
  const confirmed = new Set<string>();
  let hasFailed = false;

  const sendBatch = async (events: TrackingEvent[], isLeaving = false): Promise<boolean> => {
    const ids = events.map(({ event_id }) => event_id);
    for (const id of ids) inFlight.add(id);
    const result = await send(wellFormedJson(events.length === 1 ? events[0] : events), isLeaving);
    for (const id of ids) inFlight.delete(id);
    hasFailed ||= result === 'failed';
    if (result === 'delivered') {
      for (const id of ids) confirmed.add(id);
      onConfirmed();
    }
    return result !== 'failed';
  };

  const resend = async () => {
    hasFailed = false;
    const unsent = outbox.list().filter(({ event_id: id }) => !inFlight.has(id) && !confirmed.has(id));
    for (const batch of toBatches(unsent)) if (!(await sendBatch(batch))) return;
  };

  return {
    resend,
    deliver: async (events, isLeaving) => {
      if (events.length || confirmed.size) outbox.change(events, confirmed);
      confirmed.clear();
      const hadFailed = hasFailed;
      const results = await Promise.all(toBatches(events).map((batch) => sendBatch(batch, isLeaving)));
      const isSent = results.every(Boolean);
      if (hadFailed && isSent && events.length && !isLeaving) void resend();
      return isSent;
    },
  };
};
