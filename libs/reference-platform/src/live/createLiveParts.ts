import type { createPace, PaceRule } from '../platform/createPace';
import type { PlatformLogger } from '../platform/PlatformEnv';
import { type ConnectionTokens, createConnectionTokens } from '../realtime/createConnectionTokens';
import { noRealtime, type Realtime } from '../realtime/Realtime';
import type { Store } from '../store/Store';
import { type Bookings, createBookings } from './createBookings';
import { type Chat, createChat } from './createChat';
import { createLives, type Lives } from './createLives';
import { createRoomLog } from './createRoomLog';

/** How fast one user may write in live rooms. */
export interface LiveLimits {
  /** Lines of chat. */
  chat: readonly PaceRule[];
  /** Likes, and bookings made or given up. */
  actions: readonly PaceRule[];
}

/** Chat: three at once and one a second after them, twenty a minute. */
export const defaultLiveLimits: LiveLimits = {
  chat: [
    { count: 3, seconds: 3 },
    { count: 20, seconds: 60 },
  ],
  actions: [{ count: 30, seconds: 60 }],
};

/** How the platform reaches those who watch. */
export interface RealtimeOptions {
  realtime: Realtime;
  /** Where clients connect: an absolute address, or a path on the origin they call the platform on. */
  address?: string;
  /** Key of the connection tokens, when a realtime server of its own checks them. */
  secret?: string;
}

/** What live rooms are made of. */
export interface LiveParts {
  lives: Lives;
  chat: Chat;
  bookings: Bookings;
  limits: LiveLimits;
  connectionTokens: ConnectionTokens;
  realtime: Realtime;
  /** Empty: there is no realtime server, and clients read the chat again and again. */
  realtimeAddress: string;
}

interface LivePartsOptions {
  store: Store;
  pace: ReturnType<typeof createPace>;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
  limits: LiveLimits | undefined;
  realtime: RealtimeOptions | undefined;
  logger: PlatformLogger | undefined;
}

const ownAddress = '/connection/websocket';

export const createLiveParts = (options: LivePartsOptions): LiveParts => {
  const { store, pace, now, createId, logger, limits = defaultLiveLimits } = options;
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
      pace,
      limits,
      now,
      createId,
      onPublishError: (err) => logger?.error({ err }, 'realtime publish failed'),
    }),
  };
};
