/** @jest-environment node */
import { createTestDatabase, describeWithPostgres } from '@share/reference-core/testing';
import { createServer, connect, type Socket } from 'node:net';
import pg from 'pg';
import {
  fillWithRooms,
  openClient,
  openLiveServer,
  openSubscriber,
  testChannel,
  until,
} from '../../testing/openLiveServer';
import { openPostgresStore, openPostgresNotifier } from '../server';

/** An instance of the platform with a subscriber. */
const openInstance = async (url: string, notifierUrl = url) => {
  const store = await openPostgresStore(url, { connectMs: 20_000 });
  await fillWithRooms(store);
  const notifier = await openPostgresNotifier(notifierUrl);
  const server = await openLiveServer({ store, notifier });
  const { client, seen } = await openSubscriber(server);
  return {
    ...server,
    client,
    seen,
    close: async () => {
      client.disconnect();
      await server.close();
      await notifier.close();
      await store.close();
    },
  };
};

/**
 * A way to the database that can stop carrying anything, without closing: a broken network.
 * @param freezesAt stops at bytes that contain this
 */
const openFreezable = async (url: string, freezesAt?: string) => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        isFrozen ||= freezesAt !== undefined && bytes.includes(freezesAt);
        if (!isFrozen) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as { port: number }).port);
  return {
    url: through.href,
    open: () => [...sockets].filter(({ destroyed }) => !destroyed).length,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

describeWithPostgres('several instances on one PostgreSQL', () => {
  test('two instances on one database show every message to both, in one order, also after a lost connection', async () => {
    const { url, drop } = await createTestDatabase();
    const first = await openInstance(url);
    const second = await openInstance(url);
    try {
      const writers = Array.from({ length: 20 }, async (_, writer) => {
        const instance = writer % 2 ? first : second;
        for (let count = 0; count < 10; count += 1) await instance.sendLine(`${writer}-${count}`);
      });
      await Promise.all(writers);
      await until(() => first.seen.length >= 200 && second.seen.length >= 200, 30_000);
      expect(second.seen).toEqual(first.seen);
      const start = first.seen[0]?.offset ?? 0;
      expect(first.seen.map(({ offset }) => offset)).toEqual(
        Array.from({ length: 200 }, (_, index) => start + index),
      );
      for (let writer = 0; writer < 20; writer += 1) {
        const own = first.seen.map(({ text }) => text).filter((text) => text.startsWith(`${writer}-`));
        expect(own).toEqual(Array.from({ length: 10 }, (_, count) => `${writer}-${count}`));
      }

      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`);
      await admin.end();
      await first.sendLine('while no one is connected');
      await until(() => second.seen.at(-1)?.text === 'while no one is connected', 15_000);
      expect(second.seen).toHaveLength(201);
    } finally {
      await first.close();
      await second.close();
      await drop();
    }
  }, 90_000);

  test('two instances on one database count their visitors together, and disconnect a user on both', async () => {
    const { url, drop } = await createTestDatabase();
    const first = await openInstance(url);
    const second = await openInstance(url);
    const more = openClient(second.url, { getToken: () => second.tokens.issue('user-2') });
    try {
      const visitor = more.newSubscription(testChannel);
      visitor.subscribe();
      more.connect();
      await visitor.ready();
      const counts = () =>
        Promise.all([first, second].map(({ hub }) => hub.countOnline(testChannel))).then(String);
      await until(async () => (await counts()) === '3,3', 30_000);

      const ends = [first, second].map(
        ({ client }) => new Promise((resolve) => client.once('disconnected', ({ code }) => resolve(code))),
      );
      await first.hub.disconnect('user-1');
      expect(await Promise.all(ends)).toEqual([3503, 3503]);
      await until(async () => (await counts()) === '1,1', 30_000);
      expect(more.state).toBe('connected');
    } finally {
      more.disconnect();
      await first.close();
      await second.close();
      await drop();
    }
  }, 90_000);

  test('a hung connection to the database stops no room, and the others get what it did not announce', async () => {
    const { url, drop } = await createTestDatabase();
    const way = await openFreezable(url);
    const first = await openInstance(url, way.url);
    const second = await openInstance(url);
    try {
      await first.sendLine('before');
      await until(() => second.seen.length === 1);
      way.freeze();
      const start = Date.now();
      for (const text of ['one', 'two', 'three']) await first.sendLine(text);
      expect(Date.now() - start).toBeLessThan(5_000);
      await until(() => first.seen.length === 4);
      way.thaw();
      await until(() => second.seen.length === 4, 15_000);
      expect(second.seen).toEqual(first.seen);
      await second.sendLine('after');
      await until(() => first.seen.length === 5);
    } finally {
      await first.close();
      await second.close();
      way.close();
      await drop();
    }
  }, 90_000);

  test('a connection that cannot listen is not left open', async () => {
    const { url, drop } = await createTestDatabase();
    const way = await openFreezable(url, 'listen live_notice');
    try {
      await expect(openPostgresNotifier(way.url)).rejects.toThrow('Query read timeout');
      await until(() => way.open() === 0);
    } finally {
      way.close();
      await drop();
    }
  }, 30_000);
});
