import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient, createFetchTransport, createLiveApi } from '@share/api-client';
import { createRoomLog, type LogEntry, type StoredLive } from '@share/reference-live';
import { createMemoryStore, createReferencePlatform } from '@share/reference-platform';
import { attachHub, createEmbeddedHub } from '@share/reference-platform/server';

/** The room of the tests, without anything said in it. */
export const testRoom = 'lvTest001';

const roomRecord = (epoch: string): StoredLive => ({
  live_id: testRoom,
  post_id: 'postTest1',
  title: '测试直播',
  type: 'landscape',
  status: 1,
  start_time: 0,
  columns: [{ name: '聊天', type: 'chat', enable_chat: true }],
  playlists: [],
  online_base: 0,
  booking_base: 0,
  epoch,
});

/**
 * A platform in this process, whose realtime server listens on a port and can be stopped and started.
 * @param linesPerSecond of those said, how many are pushed; 0: all
 */
export const openLivePlatform = async ({ linesPerSecond = 0 } = {}) => {
  const store = createMemoryStore();
  await store.put('live', testRoom, roomRecord('e1'));
  const hub = createEmbeddedHub({ store, settings: { perAddress: 10_000, linesPerSecond } });
  const log = createRoomLog(store);
  let server: Server | undefined;
  let detach = () => {};
  let port = 0;
  const listen = async () => {
    server = createServer();
    detach = attachHub(server, hub).end;
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  const stop = async () => {
    detach();
    await new Promise((resolve) => server?.close(resolve));
  };
  await listen();
  const platform = createReferencePlatform({
    store,
    testHooks: true,
    realtime: { realtime: hub, address: `ws://127.0.0.1:${port}/connection/websocket` },
  });
  const client = createApiClient({
    transport: createFetchTransport({
      baseUrl: 'http://platform.test',
      fetch: async (request) => platform.fetch(request),
    }),
    authScheme: '',
    getToken: async () => '',
    requestId: () => 'test',
    onMissingToken: () => undefined,
    onUnauthorized: () => undefined,
  });
  let written = 0;
  const announce = async (toPush: (position: number) => LogEntry['push']) => {
    const entry = await log.append(testRoom, toPush);
    await hub.publish(`live:${testRoom}`, { offset: entry.position, data: entry.push });
    return entry;
  };
  return {
    api: createLiveApi(client),
    hub,
    announce,
    /** A user writes a line. @returns its msg_id */
    sendLine: async (content: string): Promise<string> => {
      const msg_id = `m${(written += 1)}`;
      await announce((position) => ({
        type: 'message',
        message: { msg_id, position, content, created_at: 0, alias: '测试' },
      }));
      return msg_id;
    },
    /** The room itself is another one. */
    change: (fields: Partial<StoredLive>) =>
      store.update<StoredLive>('live', testRoom, (live) => ({ ...live, ...fields })),
    withdraw: async (msgId: string) => {
      const entry = await log.withdraw(testRoom, msgId);
      if (entry) await hub.publish(`live:${testRoom}`, { offset: entry.position, data: entry.push });
    },
    /** The log begins again, as after a reset of the platform. */
    startAnew: async (epoch: string) => {
      for (let position = 1; position <= (await log.top(testRoom)); position += 1)
        await store.remove('live-entry', `${testRoom}:${position}`);
      await store.put('live', testRoom, roomRecord(epoch));
    },
    /** The realtime server goes away; the platform stays. */
    stop,
    listen,
    /** Ends all connections; clients come back. */
    drop: () => hub.close(),
    close: stop,
  };
};

export type LivePlatform = Awaited<ReturnType<typeof openLivePlatform>>;
