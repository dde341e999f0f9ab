import type { LogPush } from '../rooms/liveRecords';

/** A message of a channel; `offset` is its position in the channel, from 1. */
export interface Publication<Data = unknown> {
  offset: number;
  data: Data;
}

/** Realtime delivery: a hub in this process, or a separate realtime server. */
export interface Realtime {
  /** Publishes an entry that is already stored. */
  publish(channel: string, publication: Publication<LogPush>): Promise<void>;
  /** Pushes what is no entry of a log; absent where the hub itself knows the rooms and pushes their state and counts. */
  inform?(channel: string, data: unknown): Promise<void>;
  /** Number of subscribed clients. */
  countOnline(channel: string): Promise<number>;
  /** Ends every connection of a user for good. */
  disconnect(userId: string): Promise<void>;
}

/** No realtime: clients poll the chat. */
export const noRealtime: Realtime = {
  publish: async () => undefined,
  countOnline: async () => 0,
  disconnect: async () => undefined,
};

/** The channel of a live room (`live:` and the live_id). */
export const channelOf = (room: string): string => `live:${room}`;

/** The room of a channel; undefined for any other channel. */
export const roomOf = (channel: string): string | undefined =>
  /^live:([0-9A-Za-z_-]{4,64})$/.exec(channel)?.[1];
