import type { LimitRate, PlatformLogger, RateLimit, Store } from '@share/reference-core';
import { createConnectionTokens, type TokenHolder } from '../realtime/createConnectionTokens';
import { createTicketedRooms } from '../realtime/createTicketedRooms';
import { channelOf, noRealtime, type Realtime } from '../realtime/Realtime';
import { type Bookings, createBookings } from './createBookings';
import { type Chat, createChat } from './createChat';
import { createLives, type Lives } from './createLives';
import { createRoomLog } from './createRoomLog';

/** Rate limits of one user in live rooms. */
export interface LiveLimits {
  /** Chat messages. */
  chat: readonly RateLimit[];
  /** Likes, bookings and cancelled bookings. */
  actions: readonly RateLimit[];
}

/** Chat: three at once and one a second after them, twenty a minute. */
export const defaultLiveLimits: LiveLimits = {
  chat: [
    { count: 3, seconds: 3 },
    { count: 20, seconds: 60 },
  ],
  actions: [{ count: 30, seconds: 60 }],
};

/** Realtime delivery of live rooms. */
export interface RealtimeOptions {
  realtime: Realtime;
  /** Where clients connect: an absolute address, or a path on the platform's origin. */
  address?: string;
  /** Key of the connection tokens, when a separate realtime server checks them. */
  secret?: string;
}

/** Everything about live rooms. */
export interface LiveParts {
  lives: Lives;
  chat: Chat;
  bookings: Bookings;
  limits: LiveLimits;
  /** How to connect to the channel of a room. */
  issueTicket(room: string, holder: TokenHolder): Promise<{ token: string; ws: string; channel: string }>;
  realtime: Realtime;
}

interface LivePartsOptions {
  store: Store;
  limitRate: LimitRate;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
  limits: LiveLimits | undefined;
  realtime: RealtimeOptions | undefined;
  logger: PlatformLogger | undefined;
}

const ownAddress = '/connection/websocket';

export const createLiveParts = (options: LivePartsOptions): LiveParts => {
  const { store, limitRate, now, createId, logger, limits = defaultLiveLimits } = options;
  const realtime = options.realtime?.realtime ?? noRealtime;
  const lives = createLives({ store, realtime, now });
  const onError = (err: unknown) => logger?.error({ err }, 'realtime publish failed');
  const tokens = createConnectionTokens({ store, now, createId, secret: options.realtime?.secret });
  // Without a realtime server clients get no address, and poll.
  const ws = options.realtime ? (options.realtime.address ?? ownAddress) : '';
  const { inform } = realtime;
  const rooms = inform && createTicketedRooms({ inform, currentOf: lives.current, now, onError });
  return {
    lives,
    limits,
    realtime,
    issueTicket: async (room, { user, visitor }) => {
      rooms?.onTicket(room);
      return { token: await tokens.issue(user, visitor), ws, channel: channelOf(room) };
    },
    bookings: createBookings({ store, lives, now }),
    chat: createChat({
      store,
      lives,
      log: createRoomLog(store),
      realtime,
      limitRate,
      limits,
      now,
      createId,
      onPublishError: onError,
    }),
  };
};
