import type { LimitRate, PlatformLogger, RateLimit, Store } from '@share/reference-core';
import { type ConnectionTokens, createConnectionTokens } from '../realtime/createConnectionTokens';
import { noRealtime, type Realtime } from '../realtime/Realtime';
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
  connectionTokens: ConnectionTokens;
  realtime: Realtime;
  /** Empty without a realtime server: clients poll the chat. */
  realtimeAddress: string;
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
  return {
    lives,
    limits,
    realtime,
    realtimeAddress: options.realtime ? (options.realtime.address ?? ownAddress) : '',
    connectionTokens: createConnectionTokens({ store, now, createId, secret: options.realtime?.secret }),
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
      onPublishError: (err) => logger?.error({ err }, 'realtime publish failed'),
    }),
  };
};
