import type { DeviceMetadata, SafeStorage } from '@share/environment';
import { createDelivery } from './createDelivery';
import { createFlushTimer } from './createFlushTimer';
import { createOutbox } from './createOutbox';
import { createSend, type Send } from './createSend';
import { trackingConstants } from './trackingConstants';
import type { ReportEvent, TrackingEvent } from './TrackingEvent';
import { watchPageEnd } from './watchPageEnd';

const { version, terminal } = trackingConstants;

/** So many events do not wait for the timer. */
const fullQueue = 50;

/** Cards join an event that waits up to this length of its ids; the platform takes 4,096. */
const maxJoinedLength = 2000;

export interface TrackerOptions {
  /** Address of `POST /tracker/log` on the statistics host. */
  endpoint: string;
  storage: SafeStorage;
  /** Requested with the first event. */
  readDevice: () => DeviceMetadata;
  /** Whether the visitor allows statistics; requested before an event is made, stored or sent. */
  isAllowed: () => boolean;
  /** Makes a UUID. */
  createId: () => string;
  /** Replaced in tests. */
  send?: Send;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface Tracker {
  report: ReportEvent;
  /**
   * Stores the waiting events and sends them. Never rejects.
   * @param isLeaving the page may be gone before an answer comes
   * @returns whether they were sent or handed over to the browser
   */
  flush(isLeaving?: boolean): Promise<boolean>;
  /**
   * Sends from now on: waiting events after some seconds, and when the page is hidden or left; those of earlier pages now and whenever
   * the network returns.
   * @returns stops that.
   */
  start(window: Window): () => void;
}

const isJson = (event: TrackingEvent): boolean => {
  try {
    return JSON.stringify(event) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Tracks actions of visitors (spec §3, §7). Events wait in memory, are stored and sent together, and leave the storage when their arrival
 * is confirmed. So they survive a dead receiver, a lost network and a closed page; the receiver ignores a repeated `event_id`.
 */
export const createTracker = ({
  endpoint,
  storage,
  readDevice,
  isAllowed,
  createId,
  send = createSend(endpoint),
  now = Date.now,
}: TrackerOptions): Tracker => {
  const outbox = createOutbox(storage, now);
  const delivery = createDelivery({ outbox, send, onConfirmed: () => requestFlush() });
  let queue: TrackingEvent[] = [];
  let device: DeviceMetadata | undefined;
  let isLeft = false;
  let requestFlush = () => {};

  const takeQueue = () => {
    const waiting = queue;
    queue = [];
    return waiting;
  };

  const forget = () => {
    takeQueue();
    device = undefined;
    outbox.clear();
  };

  const flush = async (isLeaving = false): Promise<boolean> => {
    if (!isAllowed()) {
      forget();
      return true;
    }
    const waiting = takeQueue();
    const events = waiting.filter(isJson);
    return (await delivery.deliver(events, isLeaving)) && events.length === waiting.length;
  };

  const report: ReportEvent = (behavior, { ids = [], extras } = {}) => {
    if (!isAllowed()) return;
    const tid = ids.join('|');
    const last = queue[queue.length - 1];
    if (behavior === 'exposure' && last?.behavior === behavior && last.tid.length < maxJoinedLength) {
      last.tid += `|${tid}`;
      return;
    }
    device ??= readDevice();
    const timestamp = Math.floor(now() / 1000);
    const event = { event_id: createId(), timestamp, version, terminal, tid, behavior, ...device };
    queue.push(extras ? { ...event, extras } : event);
    // A caller that wants to know whether the event was sent flushes before this does.
    if (isLeft || queue.length >= fullQueue) queueMicrotask(() => void flush(isLeft));
    else requestFlush();
  };

  const start = (window: Window) => {
    const timer = createFlushTimer(window, () => void flush());
    requestFlush = timer.request;
    if (queue.length) requestFlush();
    isLeft = window.document.hidden;
    const stopWatching = watchPageEnd(window, (isEnd) => {
      isLeft = isEnd;
      if (isEnd) void flush(true);
    });
    const resend = () => {
      if (isAllowed()) void delivery.resend();
      else forget();
    };
    window.addEventListener('online', resend);
    resend();
    return () => {
      timer.stop();
      stopWatching();
      window.removeEventListener('online', resend);
    };
  };

  return { report, flush, start };
};
