import type { RoomPush } from '../rooms/createLives';
import { tokenLifetimeSeconds } from './createConnectionTokens';
import { createRoomNews } from './createRoomNews';
import { channelOf, type Realtime, roomOf } from './Realtime';

/** A client that stays requests another token before its own ends. */
const visitedMs = tokenLifetimeSeconds * 1_000 + 60_000;

interface TicketedRoomsOptions {
  inform: NonNullable<Realtime['inform']>;
  currentOf: (room: string) => Promise<RoomPush>;
  /** Milliseconds. */
  now: () => number;
  onError: (error: unknown) => void;
}

/** Pushes state and counts through a realtime server that does not know what a room is: of rooms that tickets are requested. */
export const createTicketedRooms = ({ inform, currentOf, now, onError }: TicketedRoomsOptions) => {
  const lastTicket = new Map<string, number>();
  const visited = (): string[] => {
    for (const [channel, at] of lastTicket) if (now() - at > visitedMs) lastTicket.delete(channel);
    if (lastTicket.size === 0) news.stop();
    return [...lastTicket.keys()];
  };
  const news = createRoomNews({
    channels: visited,
    read: (channel) => currentOf(roomOf(channel) ?? ''),
    push: (channel, push) => void inform(channel, push).catch(onError),
    takeLeftOut: () => 0,
    onError,
  });
  return {
    /** A visitor is about to connect. */
    onTicket: (room: string): void => {
      lastTicket.set(channelOf(room), now());
      news.start();
    },
  };
};
