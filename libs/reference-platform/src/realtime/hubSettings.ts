/** Limits and clocks of the realtime server. */
export interface HubSettings {
  /** Seconds between pings, and until an unanswered one ends the connection. */
  ping: number;
  pong: number;
  /** Seconds a connection may take to introduce itself. */
  introduction: number;
  /** Seconds a token may be over before its connection ends. */
  expiredGrace: number;
  /** Connections of one user, and of one address. */
  perUser: number;
  perAddress: number;
  /** Channels of one connection. */
  channels: number;
  /** Entries a client that comes back gets; one that missed more reads the chat anew. */
  recovery: number;
  /** Bytes that may wait for a slow client. */
  queueBytes: number;
  /** Commands of one connection a second, and at once. */
  commandRate: number;
  commandBurst: number;
}

export const defaultHubSettings: HubSettings = {
  ping: 25,
  pong: 8,
  introduction: 10,
  expiredGrace: 25,
  perUser: 5,
  perAddress: 200,
  channels: 8,
  recovery: 300,
  queueBytes: 1024 * 1024,
  commandRate: 20,
  commandBurst: 50,
};
