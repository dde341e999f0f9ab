import type { RoomLog } from '../rooms/createRoomLog';
import type { LogEntry } from '../rooms/liveRecords';
import { type Publication, roomOf } from './Realtime';

/** A subscriber of channels. */
export interface Subscriber {
  user: string;
  /** @param frame the publications as they go out, made once for all subscribers */
  deliver(channel: string, publications: readonly Publication[], frame: Frame): void;
}

interface Channel {
  room: string;
  subscribers: Set<Subscriber>;
  /** Position of the last delivered entry. */
  cursor: Promise<number>;
  isDelivering: boolean;
  hasNews: boolean;
}

export interface ChannelsOptions {
  log: RoomLog;
  onError: (error: unknown) => void;
  /** Milliseconds until a failed delivery is retried. */
  retryMs: number;
}

/** The subscribed channels, and the delivery of their logs: in order, each entry once. */
export interface Channels {
  join(name: string, subscriber: Subscriber): Promise<void>;
  leave(name: string, subscriber: Subscriber): void;
  /** Delivers new entries of the log. */
  notify(name: string): void;
  notifyAll(): void;
  subscribers(name: string): readonly Subscriber[];
  counts(): Record<string, number>;
}

/** A text frame, ready to be sent: making it costs more than sending it. */
export type Frame = Uint8Array;

const encoder = new TextEncoder();

/** One line for each publication. */
export const toFrame = (channel: string, publications: readonly Publication[]): Frame =>
  encoder.encode(publications.map((pub) => JSON.stringify({ push: { channel, pub } })).join('\n'));

/** Entries read at once: mostly there is one, and after a pause many. */
const firstChunk = 8;
const chunk = 100;

export const toPublication = ({ position, push }: LogEntry): Publication => ({
  offset: position,
  data: push,
});

/**
 * Milliseconds between two frames of a channel: sending a frame to every subscriber is the cost of the hub, and pages show
 * messages ten times a second. A message after a silence is sent at once.
 */
const frameIntervalMs = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Other work of this turn of the event loop is then done. */
const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const createChannels = ({ log, onError, retryMs }: ChannelsOptions): Channels => {
  const channels = new Map<string, Channel>();

  const deliver = async (name: string, channel: Channel): Promise<void> => {
    let cursor = await channel.cursor;
    for (let size = firstChunk; ; size = chunk) {
      const entries = await log.after(channel.room, cursor, size);
      const publications = entries.map(toPublication);
      cursor = publications.at(-1)?.offset ?? cursor;
      if (publications.length > 0) {
        const frame = toFrame(name, publications);
        for (const subscriber of channel.subscribers) subscriber.deliver(name, publications, frame);
      }
      channel.cursor = Promise.resolve(cursor);
      if (entries.length < size) return;
    }
  };

  const notify = (name: string): void => {
    const channel = channels.get(name);
    if (!channel) return;
    channel.hasNews = true;
    if (channel.isDelivering) return;
    channel.isDelivering = true;
    const run = async () => {
      try {
        while (channel.hasNews) {
          // What is said at the same time goes out together.
          await endOfTurn();
          channel.hasNews = false;
          await deliver(name, channel);
          await pause(frameIntervalMs);
        }
      } catch (error) {
        onError(error);
        setTimeout(() => notify(name), retryMs);
      } finally {
        channel.isDelivering = false;
      }
    };
    void run();
  };

  const open = (name: string): Channel => {
    const known = channels.get(name);
    if (known) return known;
    const room = roomOf(name) ?? '';
    const channel: Channel = {
      room,
      subscribers: new Set(),
      cursor: log.top(room),
      isDelivering: false,
      hasNews: false,
    };
    channels.set(name, channel);
    return channel;
  };

  const leave: Channels['leave'] = (name, subscriber) => {
    const channel = channels.get(name);
    channel?.subscribers.delete(subscriber);
    if (channel?.subscribers.size === 0) channels.delete(name);
  };

  return {
    leave,
    notify,
    notifyAll: () => [...channels.keys()].forEach(notify),
    subscribers: (name) => [...(channels.get(name)?.subscribers ?? [])],
    counts: () =>
      Object.fromEntries([...channels].map(([name, { subscribers }]) => [name, subscribers.size])),
    join: async (name, subscriber) => {
      const channel = open(name);
      channel.subscribers.add(subscriber);
      try {
        await channel.cursor;
      } catch (error) {
        leave(name, subscriber);
        throw error;
      }
    },
  };
};
