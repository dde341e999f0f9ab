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
  /** How a beacon leaves the page; the browser's own ways by default. */
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

/** `failed`: nothing took the event now; it is kept and sent again, unless it could not even be written down. */
export type TrackResult = { ok: true } | { ok: false; error: Error };

export interface Tracker {
  /** Reports one event; never throws or rejects. */
  track(behavior: Behavior, details?: TrackDetails): Promise<TrackResult>;
  /** Sends again what was never confirmed: now, and whenever the network comes back. @returns ends that. */
  start(window: Window): () => void;
}

/** Statistics off (previews, rendering on the server): same type, does nothing. */
export const noTracker: Tracker = {
  track: async () => ({ ok: true }),
  start: () => () => undefined,
};

/**
 * Reports what visitors do (spec §3, §7). Every event is written to the outbox before it is sent and leaves it when its
 * arrival is confirmed, so it survives a dead receiver, a lost network and a closed page; `event_id` makes the
 * second arrival of an event harmless.
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
  const underway = new Set<string>();

  const deliver = async (events: TrackingEvent[], body: string, isLeaving: boolean) => {
    for (const { event_id } of events) underway.add(event_id);
    const delivery = await send(body, isLeaving);
    for (const { event_id } of events) underway.delete(event_id);
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
      throw new Error(`The event "${behavior}" could not be sent now; it is kept and will be sent again.`);
    }
  };

  const resend = async () => {
    const waiting = outbox.list().filter((event) => !underway.has(event.event_id));
    for (const batch of toBatches(waiting)) {
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
