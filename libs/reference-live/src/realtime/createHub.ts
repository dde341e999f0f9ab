import type { Store } from '@share/reference-core';
import { createRoomLog, type RoomLog } from '../rooms/createRoomLog';
import type { StoredLive } from '../rooms/liveRecords';
import { createAttendance } from './createAttendance';
import { createChannels } from './createChannels';
import { type ConnectionTokens, createConnectionTokens } from './createConnectionTokens';
import { createHubClient, type HubClient } from './createHubClient';
import { defaultHubSettings, hubCloses, type HubSettings } from './hubSettings';
import type { Notifier } from './Notice';
import type { Realtime } from './Realtime';

/** The socket of a connection: a WebSocket, or a fake in tests. */
export interface HubSocket {
  /** @param frame text, or its bytes in UTF-8 */
  send(frame: string | Uint8Array): void;
  close(code: number, reason: string): void;
  /** Bytes not sent yet. */
  readonly bufferedAmount: number;
}

/** The hub's side of a connection. */
export interface HubConnection {
  /** Handles a frame: one or more commands, one per line. */
  receive(frame: string): void;
  /** The socket has closed. */
  end(): void;
}

export interface HubOptions {
  log: RoomLog;
  tokens: ConnectionTokens;
  /** The epoch of a room's positions; undefined for a room that cannot be subscribed to. */
  epochOf: (room: string) => Promise<string | undefined>;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
  settings?: Partial<HubSettings>;
  notifier?: Notifier;
  onError?: (error: unknown) => void;
}

/** A realtime server in this process. */
export interface Hub extends Realtime {
  connect(socket: HubSocket, from: { address: string }): HubConnection;
  /** Ends every connection; clients reconnect by themselves. */
  close(): void;
}

const retryMs = 500;

const counting = <Item>(items: Iterable<Item>, matches: (item: Item) => boolean): number =>
  [...items].filter(matches).length;

/**
 * A realtime server for the JSON protocol (version 2) of the centrifuge clients. It keeps no history: a channel is the
 * log of a room and its offsets are the log's positions, so clients recover missed entries also after a restart.
 */
const createHub = ({ log, tokens, epochOf, now, createId, notifier, ...rest }: HubOptions): Hub => {
  const settings = { ...defaultHubSettings, ...rest.settings };
  const onError = rest.onError ?? (() => undefined);
  const clients = new Set<HubClient>();
  const channels = createChannels({ log, onError, retryMs });
  const node = createId();
  const attendance = createAttendance({ node, ownCounts: channels.counts, notifier, now });
  const disconnectOwn = (userId: string): void => {
    for (const client of [...clients]) if (client.user() === userId) client.close(hubCloses.forced);
  };
  notifier?.listen((notice) => {
    switch (notice.type) {
      case 'news':
        return notice.channel === undefined ? channels.notifyAll() : channels.notify(notice.channel);
      case 'counts':
        return attendance.take(notice);
      case 'disconnect':
        return disconnectOwn(notice.user);
    }
  });

  /** Whether this connection is one too many of its user or address; the newest is refused. */
  const exceedsLimit = (client: HubClient): boolean =>
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
        exceedsLimit,
        onEnd: () => {
          clients.delete(client);
          if (clients.size === 0) attendance.stop();
        },
      });
      clients.add(client);
      attendance.start();
      return client;
    },
    publish: async (channel) => {
      channels.notify(channel);
      await notifier?.announce({ type: 'news', channel });
    },
    countOnline: async (channel) => attendance.count(channel),
    disconnect: async (userId) => {
      disconnectOwn(userId);
      await notifier?.announce({ type: 'disconnect', user: userId });
    },
    close: () => {
      for (const client of [...clients]) client.close(hubCloses.shutdown);
    },
  };
};

export interface EmbeddedHubOptions extends Pick<HubOptions, 'settings' | 'notifier' | 'onError'> {
  store: Store;
  /** Milliseconds; the machine's clock unless given. */
  now?: () => number;
  createId?: () => string;
}

/** A hub for the live rooms of a store; every room is public. */
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
