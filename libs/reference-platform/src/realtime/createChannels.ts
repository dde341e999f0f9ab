import type { LogEntry } from '../live/liveRecords';
import type { RoomLog } from '../live/createRoomLog';
import { type Publication, roomOf } from './Realtime';

/** Somebody a channel is delivered to. */
export interface Subscriber {
  user: string;
  deliver(channel: string, publication: Publication): void;
}

interface Channel {
  room: string;
  subscribers: Set<Subscriber>;
  /** Position of the last entry that was delivered; known once somebody has joined. */
  cursor: Promise<number>;
  isDelivering: boolean;
  isAwaited: boolean;
}

export interface ChannelsOptions {
  log: RoomLog;
  onError: (error: unknown) => void;
  /** Milliseconds after which a delivery that failed is tried again. */
  retryMs: number;
}

/** The channels somebody watches, and the delivery of what their logs hold, in order and once. */
export interface Channels {
  join(name: string, subscriber: Subscriber): Promise<void>;
  leave(name: string, subscriber: Subscriber): void;
  /** Something new may stand in the log. */
  wake(name: string): void;
  wakeAll(): void;
  subscribers(name: string): readonly Subscriber[];
}

const chunk = 100;

export const toPublication = ({ position, push }: LogEntry): Publication => ({
  offset: position,
  data: push,
});

export const createChannels = ({ log, onError, retryMs }: ChannelsOptions): Channels => {
  const channels = new Map<string, Channel>();

  const deliver = async (name: string, channel: Channel): Promise<void> => {
    let cursor = await channel.cursor;
    for (;;) {
      const entries = await log.after(channel.room, cursor, chunk);
      for (const entry of entries) {
        cursor = entry.position;
        for (const subscriber of channel.subscribers) subscriber.deliver(name, toPublication(entry));
      }
      channel.cursor = Promise.resolve(cursor);
      if (entries.length === 0) return;
    }
  };

  const wake = (name: string): void => {
    const channel = channels.get(name);
    if (!channel) return;
    channel.isAwaited = true;
    if (channel.isDelivering) return;
    channel.isDelivering = true;
    const run = async () => {
      try {
        while (channel.isAwaited) {
          channel.isAwaited = false;
          await deliver(name, channel);
        }
      } catch (error) {
        onError(error);
        setTimeout(() => wake(name), retryMs);
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
      isAwaited: false,
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
    wake,
    wakeAll: () => [...channels.keys()].forEach(wake),
    subscribers: (name) => [...(channels.get(name)?.subscribers ?? [])],
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
