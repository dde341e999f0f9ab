/** What subscribers of a channel get: `offset` is its place in the channel, counted from 1. */
export interface Publication {
  offset: number;
  data: unknown;
}

/** How the platform reaches those who watch: a hub in its own process, or a realtime server of its own. */
export interface Realtime {
  /** Hands over something that is stored already. */
  publish(channel: string, publication: Publication): Promise<void>;
  /** How many clients watch a channel. */
  countOnline(channel: string): Promise<number>;
  /** Ends every connection of a user for good. */
  disconnect(userId: string): Promise<void>;
}

/** A platform without realtime: clients read the chat again and again. */
export const noRealtime: Realtime = {
  publish: async () => undefined,
  countOnline: async () => 0,
  disconnect: async () => undefined,
};

/** The channel of a live room (`live:` and the live_id). */
export const channelOf = (room: string): string => `live:${room}`;

/** The room of a channel; undefined when it is not one of ours. */
export const roomOf = (channel: string): string | undefined =>
  /^live:([0-9A-Za-z_-]{4,64})$/.exec(channel)?.[1];
