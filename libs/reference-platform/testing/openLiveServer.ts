import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LivePush } from '@share/api-contract/sent';
import { createConnectionTokens, createRoomLog } from '@share/reference-live';
import { Centrifuge, type Options } from 'centrifuge';
import WebSocket from 'ws';
import { createMemoryStore, createReferencePlatform, type Store } from '../src/index';
import { buildLive } from '../src/seed/live/buildLive';
import { attachHub, type AttachOptions, createEmbeddedHub, type EmbeddedHubOptions } from '../src/server';

/** The room the tests talk in. */
export const testRoom = 'lvBirds1';
export const testChannel = `live:${testRoom}`;

/** Stores the live rooms of the sample content only. */
export const fillWithRooms = async (store: Store): Promise<Store> => {
  for (const { kind, id, body } of buildLive(Math.floor(Date.now() / 1000)))
    await store.insert(kind, id, body);
  return store;
};

interface LiveServerOptions extends Partial<EmbeddedHubOptions>, AttachOptions {
  port?: number;
  /** Milliseconds. */
  now?: () => number;
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A platform with its hub on a port; HTTP calls go through `platform.request`. */
export const openLiveServer = async ({ port = 0, now = Date.now, ...options }: LiveServerOptions = {}) => {
  const store = options.store ?? (await fillWithRooms(createMemoryStore()));
  // Every line, but for tests about those that are left out.
  const settings = { linesPerSecond: 0, ...options.settings };
  const hub = createEmbeddedHub({ ...options, settings, store, now });
  const platform = createReferencePlatform({ store, realtime: { realtime: hub }, testHooks: true, now });
  const server = createServer();
  const { end: detach } = attachHub(server, hub, options);
  const taken = await listen(server, port);
  const log = createRoomLog(store);
  return {
    store,
    hub,
    platform,
    port: taken,
    url: `ws://127.0.0.1:${taken}/connection/websocket`,
    tokens: createConnectionTokens({ store, now, createId: () => crypto.randomUUID() }),
    post: (path: string, body: object) =>
      platform.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** Appends a message to the log and publishes it, as the platform does. */
    sendLine: async (content: string, room = testRoom) => {
      const message = { msg_id: crypto.randomUUID(), content, created_at: 0, alias: '测试' };
      const entry = await log.append(room, (position) => ({
        type: 'message',
        message: { ...message, position },
      }));
      await hub.publish(`live:${room}`, { offset: entry.position, data: entry.push });
      return entry.position;
    },
    close: async () => {
      detach();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type LiveServer = Awaited<ReturnType<typeof openLiveServer>>;

/** The client of the browsers, with short reconnect delays. */
export const openClient = (url: string, options: Partial<Options> = {}): Centrifuge =>
  new Centrifuge(url, {
    websocket: WebSocket,
    minReconnectDelay: 20,
    maxReconnectDelay: 100,
    timeout: 4_000,
    ...options,
  });

/** A visitor of the room of the tests: what was said, and what became of it, in the order in which it came. */
export const openSubscriber = async (server: LiveServer) => {
  const client = openClient(server.url, { getToken: () => server.tokens.issue('user-1') });
  const seen: { offset: number | undefined; text: string }[] = [];
  const subscription = client.newSubscription(testChannel);
  subscription.on('publication', ({ data, offset }) => {
    const push = data as LivePush;
    // State and counts come whenever they have changed.
    if (push.type === 'room') return;
    seen.push({ offset, text: push.type === 'message' ? push.message.content : push.type });
  });
  subscription.subscribe();
  client.connect();
  await subscription.ready();
  return { client, seen };
};

/** Resolves when the condition holds. */
export const until = async (
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 10_000,
): Promise<void> => {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${timeoutMs} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
