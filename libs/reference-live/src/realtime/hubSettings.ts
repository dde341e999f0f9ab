/** Limits and timeouts of the realtime server. */
export interface HubSettings {
  /** Seconds between pings, and until a missing pong ends the connection. */
  ping: number;
  pong: number;
  /** Seconds until a connection must have sent its connect command. */
  introduction: number;
  /** Seconds between the expiry of a token and the end of its connection. */
  expiredGrace: number;
  /** Connections of one user, or of one visitor who has not logged in. */
  perToken: number;
  /** Connections of one address: a mobile network may have thousands of visitors behind one. */
  perAddress: number;
  /** Those of them that come with no token of a user or visitor: they may all be one program. */
  namelessPerAddress: number;
  /** Chat messages of a room a second that visitors are shown; 0: all. */
  linesPerSecond: number;
  /** Channels of one connection. */
  channels: number;
  /** Most entries a returning client gets; one that missed more reloads the chat. */
  recovery: number;
  /** Most unsent bytes of a slow client. */
  queueBytes: number;
  /** Commands of one connection: per second, and in a burst. */
  commandRate: number;
  commandBurst: number;
}

export const defaultHubSettings: HubSettings = {
  ping: 25,
  pong: 8,
  introduction: 10,
  expiredGrace: 25,
  perToken: 5,
  perAddress: 5_000,
  namelessPerAddress: 200,
  linesPerSecond: 8,
  channels: 8,
  recovery: 300,
  queueBytes: 1024 * 1024,
  commandRate: 20,
  commandBurst: 50,
};

/** Error replies; clients retry the temporary ones. */
export const hubErrors = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  permissionDenied: { code: 103, message: 'permission denied' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  tooManyRequests: { code: 111, message: 'too many requests', temporary: true },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const;

export type HubError = (typeof hubErrors)[keyof typeof hubErrors];

/** Reasons to close a connection. Clients reconnect after codes below 3500 and not after the others. */
export const hubCloses = {
  shutdown: { code: 3001, reason: 'shutdown' },
  expired: { code: 3005, reason: 'expired' },
  slow: { code: 3008, reason: 'slow' },
  noPong: { code: 3012, reason: 'no pong' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forced: { code: 3503, reason: 'force disconnect' },
  connectionLimit: { code: 3504, reason: 'connection limit' },
} as const;

export type HubClose = (typeof hubCloses)[keyof typeof hubCloses];
