/** @jest-environment node */
import type { LivePush } from '@share/api-contract/types';
import pg from 'pg';
import { fillWithRooms, openClient, openLiveServer, testChannel, until } from '../../testing/openLiveServer';
import { createDatabase, postgresUrl } from '../../testing/postgres';
import { openPostgresStore, openPostgresNotifier } from '../server';

const check = postgresUrl ? test : test.skip;
if (!postgresUrl) console.info('Skipped: no PostgreSQL answers at DATABASE_URL or 127.0.0.1:5432.');

/** An instance of the platform with a subscriber. */
const openInstance = async (url: string) => {
  const store = await openPostgresStore(url, { connectMs: 20_000 });
  await fillWithRooms(store);
  const notifier = await openPostgresNotifier(url);
  const server = await openLiveServer({ store, notifier });
  const client = openClient(server.url, { getToken: () => server.tokens.issue('user-1') });
  const seen: { offset: number | undefined; text: string }[] = [];
  const subscription = client.newSubscription(testChannel);
  subscription.on('publication', ({ data, offset }) => {
    const push = data as LivePush;
    seen.push({ offset, text: push.type === 'message' ? push.message.content : push.type });
  });
  subscription.subscribe();
  client.connect();
  await subscription.ready();
  return {
    ...server,
    seen,
    close: async () => {
      client.disconnect();
      await server.close();
      await notifier.close();
      await store.close();
    },
  };
};

check(
  'two instances on one database show every message to both, in one order, also after a lost connection',
  async () => {
    const { url, drop } = await createDatabase(postgresUrl ?? '');
    const first = await openInstance(url);
    const second = await openInstance(url);
    try {
      const writers = Array.from({ length: 20 }, async (_, writer) => {
        const instance = writer % 2 ? first : second;
        for (let count = 0; count < 10; count += 1) await instance.say(`${writer}-${count}`);
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
      await first.say('while nobody listens');
      await until(() => second.seen.at(-1)?.text === 'while nobody listens', 15_000);
      expect(second.seen).toHaveLength(201);
    } finally {
      await first.close();
      await second.close();
      await drop();
    }
  },
  90_000,
);
