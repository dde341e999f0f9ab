import { createRoomLog, type RoomLog } from '../live/createRoomLog';
import type { StoredLive } from '../live/liveRecords';
import type { Store } from '../store/Store';
import { createChannels } from './createChannels';
import { type ConnectionTokens, createConnectionTokens } from './createConnectionTokens';
import { createHubClient, type HubClient } from './createHubClient';
import { defaultHubSettings, hubCloses, type HubSettings } from './hubSettings';
import type { Realtime } from './Realtime';

/** Where frames go: a WebSocket, or whatever a test puts in its place. */
export interface HubSocket {
  send(frame: string): void;
  close(code: number, reason: string): void;
  /** Bytes that wait to be taken by the network. */
  readonly bufferedAmount: number;
}

/** The hub's side of a connection. */
export interface HubConnection {
  /** Takes a frame: one or more commands, a line each. */
  receive(frame: string): void;
  /** The socket is gone. */
  end(): void;
}

/** Tells the other instances of the platform that a channel has something new, and hears it from them. */
export interface Wakes {
  announce(channel: string): Promise<void>;
  /** @param channel undefined: anything may have been missed */
  listen(onWake: (channel: string | undefined) => void): void;
}

export interface HubOptions {
  log: RoomLog;
  tokens: ConnectionTokens;
  /** The epoch of a room's positions; undefined when nobody may subscribe to it. */
  epochOf: (room: string) => Promise<string | undefined>;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
  settings?: Partial<HubSettings>;
  wakes?: Wakes;
  onError?: (error: unknown) => void;
}

/** A realtime server in the platform's own process. */
export interface Hub extends Realtime {
  connect(socket: HubSocket, from: { address: string }): HubConnection;
  /** Ends every connection; clients come back by themselves. */
  close(): void;
}

const retryMs = 500;

const counting = <Item>(items: Iterable<Item>, matches: (item: Item) => boolean): number =>
  [...items].filter(matches).length;

/**
 * A realtime server that speaks the JSON protocol (version 2) of the centrifuge clients. It keeps no history of its
 * own: every channel is the log of a room, its offsets are the log's positions, and so a client recovers what it has
 * missed also after a restart.
 */
export const createHub = ({ log, tokens, epochOf, now, createId, wakes, ...rest }: HubOptions): Hub => {
  const settings = { ...defaultHubSettings, ...rest.settings };
  const onError = rest.onError ?? (() => undefined);
  const clients = new Set<HubClient>();
  const channels = createChannels({ log, onError, retryMs });
  const node = createId();
  wakes?.listen((channel) => (channel === undefined ? channels.wakeAll() : channels.wake(channel)));

  /** Whether one more connection of this user is too many; the newest one loses. */
  const isCrowded = (client: HubClient): boolean =>
    (client.user() !== '' &&
      counting(clients, (other) => other.user() === client.user()) > settings.perUser) ||
    counting(clients, (other) => other.address === client.address) > settings.perAddress;

  return {
    connect: (socket, { address }) => {
      const client = createHubClient({
        socket,
        address,
        node,
        settings,
        log,
        tokens,
        epochOf,
        channels,
        now,
        createId,
        onError,
        isCrowded,
        onEnd: () => clients.delete(client),
      });
      clients.add(client);
      return client;
    },
    publish: async (channel) => {
      channels.wake(channel);
      await wakes?.announce(channel);
    },
    countOnline: async (channel) => channels.subscribers(channel).length,
    disconnect: async (userId) => {
      for (const client of [...clients]) if (client.user() === userId) client.close(hubCloses.forced);
    },
    close: () => {
      for (const client of [...clients]) client.close(hubCloses.shutdown);
    },
  };
};

export interface EmbeddedHubOptions extends Pick<HubOptions, 'settings' | 'wakes' | 'onError'> {
  store: Store;
  /** Milliseconds; the machine's clock unless given. */
  now?: () => number;
  createId?: () => string;
}

/** A hub for the live rooms of a store: its channels are their logs, and every room may be watched by everybody. */
export const createEmbeddedHub = ({
  store,
  now = Date.now,
  createId = () => crypto.randomUUID(),
  ...rest
}: EmbeddedHubOptions): Hub =>
  createHub({
    log: createRoomLog(store),
    tokens: createConnectionTokens({ store, now, createId }),
    epochOf: async (room) => (await store.get<StoredLive>('live', room))?.epoch,
    now,
    createId,
    ...rest,
  });
