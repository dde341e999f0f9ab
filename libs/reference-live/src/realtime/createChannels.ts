import type { RoomLog } from '../rooms/createRoomLog';
import { type DeliveredEntry, readTail, type RoomTail } from '../rooms/RoomTail';
import type { Sampler } from './createSampler';
import { type Publication, roomOf } from './Realtime';

/** A subscriber of channels. */
export interface Subscriber {
  user: string;
  /** @param frame the publications as they go out, made once for all subscribers */
  deliver(channel: string, publications: readonly Publication[], frame: Frame): void;
  /** Something that is no entry of the log. */
  inform(channel: string, frame: Frame): void;
}

interface Channel {
  room: string;
  subscribers: Set<Subscriber>;
  /** Position of the last delivered entry. */
  cursor: Promise<number>;
  sampler: Sampler;
  isDelivering: boolean;
  /** There are entries up to this position; `Infinity` when there may be any, undefined without news. */
  newsUpTo: number | undefined;
}

export interface ChannelsOptions {
  log: RoomLog;
  /** Absent: there is one instance, or the store is read for all. */
  tail: RoomTail | undefined;
  onError: (error: unknown) => void;
  /** Milliseconds until a failed delivery is retried. */
  retryMs: number;
  createSampler: () => Sampler;
}

/** The subscribed channels, and the delivery of their logs: in order, each entry once. */
export interface Channels {
  join(name: string, subscriber: Subscriber): Promise<void>;
  leave(name: string, subscriber: Subscriber): void;
  /** Delivers new entries of the log. @param upTo the position of the latest one; absent: any there may be */
  notify(name: string, upTo?: number): void;
  notifyAll(): void;
  /** Pushes something that is no entry of the log, to those who are there. */
  broadcast(name: string, data: unknown): void;
  names(): readonly string[];
  /** Chat messages left out on a channel since the last call. */
  takeLeftOut(name: string): number;
  subscribers(name: string): readonly Subscriber[];
  counts(): Record<string, number>;
}

/** A text frame, ready to be sent: making it costs more than sending it. */
export type Frame = Uint8Array;

const encoder = new TextEncoder();

/** One line for each publication; what is no entry of a log has no offset. */
export const toFrame = (
  channel: string,
  publications: readonly (Publication | Omit<Publication, 'offset'>)[],
): Frame => encoder.encode(publications.map((pub) => JSON.stringify({ push: { channel, pub } })).join('\n'));

/** Entries read at once: mostly there is one, and after a pause many. */
const firstChunk = 8;
const chunk = 100;

export const toPublication = ({ position, push }: DeliveredEntry): Publication => ({
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

export const createChannels = (options: ChannelsOptions): Channels => {
  const { log, tail, onError, retryMs, createSampler } = options;
  const channels = new Map<string, Channel>();

  const send = (
    name: string,
    { subscribers, sampler }: Channel,
    entries: readonly DeliveredEntry[],
  ): void => {
    const { publications, withLinesOf } = sampler.sample(entries);
    const frame = toFrame(name, publications);
    for (const subscriber of subscribers) {
      const own = withLinesOf(subscriber.user);
      if (own) subscriber.deliver(name, own, toFrame(name, own));
      else if (publications.length > 0) subscriber.deliver(name, publications, frame);
    }
  };

  const deliver = async (name: string, channel: Channel, upTo: number): Promise<void> => {
    let cursor = await channel.cursor;
    const pass = (entries: readonly DeliveredEntry[]): void => {
      cursor = entries.at(-1)?.position ?? cursor;
      if (entries.length > 0) send(name, channel, entries);
      channel.cursor = Promise.resolve(cursor);
    };
    if (tail) pass(await readTail(tail, { room: channel.room, from: cursor, to: upTo }));
    for (let size = firstChunk; cursor < upTo; size = chunk) {
      const entries = await log.after(channel.room, cursor, size);
      pass(entries);
      if (entries.length < size) return;
    }
  };

  const notify: Channels['notify'] = (name, upTo = Infinity) => {
    const channel = channels.get(name);
    if (!channel) return;
    channel.newsUpTo = Math.max(channel.newsUpTo ?? 0, upTo);
    if (channel.isDelivering) return;
    channel.isDelivering = true;
    const run = async () => {
      try {
        while (channel.newsUpTo !== undefined) {
          // Lines of the same moment are sent together.
          await endOfTurn();
          const newest = channel.newsUpTo;
          channel.newsUpTo = undefined;
          await deliver(name, channel, newest);
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
      sampler: createSampler(),
      isDelivering: false,
      newsUpTo: undefined,
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
    notifyAll: () => [...channels.keys()].forEach((name) => notify(name)),
    broadcast: (name, data) => {
      const frame = toFrame(name, [{ data }]);
      for (const subscriber of channels.get(name)?.subscribers ?? []) subscriber.inform(name, frame);
    },
    names: () => [...channels.keys()],
    takeLeftOut: (name) => channels.get(name)?.sampler.takeLeftOut() ?? 0,
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
