import type { Store } from '@share/reference-core';
import { createLives, type RoomPush } from '../rooms/createLives';
import { createRoomLog, type RoomLog } from '../rooms/createRoomLog';
import type { StoredLive } from '../rooms/liveRecords';
import type { RoomTail } from '../rooms/RoomTail';
import { createAttendance } from './createAttendance';
import { createChannels } from './createChannels';
import { createConnectionCounts } from './createConnectionCounts';
import { type ConnectionTokens, createConnectionTokens } from './createConnectionTokens';
import { createHubClient, type HubClient } from './createHubClient';
import { createRoomNews } from './createRoomNews';
import { createSampler } from './createSampler';
import { defaultHubSettings, hubCloses, type HubSettings } from './hubSettings';
import type { Notifier } from './Notice';
import { type Realtime, roomOf } from './Realtime';

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
  /** State and counts of a room. */
  currentOf: (room: string) => Promise<RoomPush>;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
  settings?: Partial<HubSettings>;
  notifier?: Notifier;
  tail?: RoomTail;
  onError?: (error: unknown) => void;
}

/** A realtime server in this process. */
export interface Hub extends Realtime {
  connect(socket: HubSocket, from: { address: string }): HubConnection;
  /** Ends every connection; clients reconnect by themselves. */
  close(): void;
}

const retryMs = 500;

/**
 * A realtime server for the JSON protocol (version 2) of the centrifuge clients. It keeps no history: a channel is the
 * log of a room and its offsets are the log's positions, so clients recover missed entries also after a restart.
 */
const createHub = (options: HubOptions): Hub => {
  const { log, tokens, epochOf, currentOf, now, createId, notifier, tail, ...rest } = options;
  const settings = { ...defaultHubSettings, ...rest.settings };
  const onError = rest.onError ?? (() => undefined);
  const clients = new Set<HubClient>();
  const counts = createConnectionCounts(settings);
  const { linesPerSecond } = settings;
  const channels = createChannels({
    log,
    tail,
    onError,
    retryMs,
    createSampler: () => createSampler({ linesPerSecond, now }),
  });
  const news = createRoomNews({
    channels: channels.names,
    read: (channel) => currentOf(roomOf(channel) ?? ''),
    push: channels.broadcast,
    takeLeftOut: channels.takeLeftOut,
    onError,
  });
  const node = createId();
  const attendance = createAttendance({ node, ownCounts: channels.counts, notifier, now });
  const disconnectOwn = (userId: string): void => {
    for (const client of [...clients]) if (client.user() === userId) client.close(hubCloses.forced);
  };
  notifier?.listen((notice) => {
    switch (notice.type) {
      case 'news':
        return notice.channel === undefined
          ? channels.notifyAll()
          : channels.notify(notice.channel, notice.position);
      case 'counts':
        return attendance.take(notice);
      case 'disconnect':
        return disconnectOwn(notice.user);
    }
  });

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
        news,
        now,
        createId,
        onError,
        counts,
        onEnd: () => {
          clients.delete(client);
          if (clients.size > 0) return;
          attendance.stop();
          news.stop();
        },
      });
      clients.add(client);
      attendance.start();
      news.start();
      return client;
    },
    publish: async (channel, { offset, data }) => {
      const room = roomOf(channel) ?? '';
      // The text of what is withdrawn is in the tail.
      if (data.type === 'delete') await tail?.forget(room);
      else await tail?.add(room, { position: offset, push: data });
      channels.notify(channel, offset);
      await notifier?.announce({ type: 'news', channel, position: offset });
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

export interface EmbeddedHubOptions extends Pick<HubOptions, 'settings' | 'notifier' | 'tail' | 'onError'> {
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
}: EmbeddedHubOptions): Hub => {
  const lives = createLives({ store, realtime: { countOnline: (channel) => hub.countOnline(channel) }, now });
  const hub: Hub = createHub({
    log: createRoomLog(store),
    tokens: createConnectionTokens({ store, now, createId }),
    epochOf: async (room) => (await store.get<StoredLive>('live', room))?.epoch,
    currentOf: lives.current,
    now,
    createId,
    ...rest,
  });
  return hub;
};
