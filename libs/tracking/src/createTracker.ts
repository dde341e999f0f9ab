import type { DeviceMetadata, SafeStorage } from '@share/environment';
import { createOutbox } from './createOutbox';
import { createSend, type Send } from './createSend';
import { toBatches } from './toBatches';
import type { Behavior, EventExtras, TrackingEvent } from './TrackingEvent';

export interface TrackerOptions {
  /** Address of `POST /tracker/log` on the statistics host. */
  endpoint: string;
  storage: SafeStorage;
  device: DeviceMetadata;
  /** Makes a UUID. */
  createId: () => string;
  /** Replaced in tests. */
  send?: Send;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface TrackDetails {
  /** The content items the event is about. */
  ids?: string[];
  extras?: EventExtras;
  /** The page may be gone before an answer comes. */
  isLeaving?: boolean;
}

/** An event that could not be sent is stored and sent again, unless it cannot be written as JSON. */
export type TrackResult = { ok: true } | { ok: false; error: Error };

export interface Tracker {
  /** Never throws or rejects. */
  track(behavior: Behavior, details?: TrackDetails): Promise<TrackResult>;
  /** Sends unconfirmed events again, now and whenever the network returns. @returns stops that. */
  start(window: Window): () => void;
}

/**
 * Reports what visitors do (spec §3, §7). Every event is stored before it is sent and removed when its arrival is confirmed, so it
 * survives a dead receiver, a lost network and a closed page; the receiver ignores a repeated `event_id`.
 */
export const createTracker = ({
  endpoint,
  storage,
  device,
  createId,
  send = createSend(endpoint),
  now = Date.now,
}: TrackerOptions): Tracker => {
  const outbox = createOutbox(storage, now);
  const inFlight = new Set<string>();

  const deliver = async (events: TrackingEvent[], body: string, isLeaving: boolean) => {
    for (const { event_id } of events) inFlight.add(event_id);
    const delivery = await send(body, isLeaving);
    for (const { event_id } of events) inFlight.delete(event_id);
    if (delivery === 'delivered') outbox.remove(events);
    return delivery;
  };

  const track = async (behavior: Behavior, { ids = [], extras, isLeaving = false }: TrackDetails = {}) => {
    const event: TrackingEvent = {
      event_id: createId(),
      timestamp: Math.floor(now() / 1000),
      version: 1,
      terminal: 'wap',
      tid: ids.join('|'),
      behavior,
      ...device,
      ...(extras && { extras }),
    };
    const body = JSON.stringify(event);
    outbox.add(event);
    if ((await deliver([event], body, isLeaving)) === 'failed') {
      throw new Error(`The event "${behavior}" could not be sent now; it is stored and will be sent again.`);
    }
  };

  const resend = async () => {
    const unsent = outbox.list().filter((event) => !inFlight.has(event.event_id));
    for (const batch of toBatches(unsent)) {
      if ((await deliver(batch, JSON.stringify(batch), false)) === 'failed') return;
    }
  };

  return {
    track: (behavior, details) =>
      track(behavior, details).then(
        () => ({ ok: true }),
        (error: Error) => ({ ok: false, error }),
      ),
    start: (window) => {
      const onOnline = () => void resend();
      window.addEventListener('online', onOnline);
      onOnline();
      return () => window.removeEventListener('online', onOnline);
    },
  };
};
