/** @jest-environment node */
import { createTestRedis, describeWithRedis } from '@share/cache/testing';
import { createClient } from '@redis/client';
import {
  fillWithRooms,
  openLiveServer,
  openSubscriber,
  testChannel,
  testRoom,
  until,
} from '../../testing/openLiveServer';
import { createMemoryStore, type Store } from '../index';
import { openRedisRooms } from '../server';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A store that counts how often it is read for entries of a room. */
const countReads = (store: Store) => {
  let reads = 0;
  const getAll: Store['getAll'] = (kind, ids) => {
    if (kind === 'live-entry') reads += 1;
    return store.getAll(kind, ids);
  };
  return { store: { ...store, getAll }, reads: () => reads };
};

/** An instance of the platform on the store of all, with a subscriber. */
const openInstance = async (url: string, store: Store, prefix = 'test') => {
  const failures: unknown[] = [];
  const counted = countReads(store);
  const rooms = await openRedisRooms(url, { prefix, onError: (error) => failures.push(error) });
  const server = await openLiveServer({ store: counted.store, notifier: rooms.notifier, tail: rooms.tail });
  const { client, seen } = await openSubscriber(server);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    client.disconnect();
    await server.close();
    rooms.close();
  };
  closing.push(close);
  return { ...server, rooms, seen, reads: counted.reads, failures, close };
};

type Instance = Awaited<ReturnType<typeof openInstance>>;

const texts = ({ seen }: Instance) => seen.map(({ text }) => text);

/** Sends until both sides are connected to Redis and each other. */
const untilJoined = async (instances: readonly Instance[], name = 'hello') => {
  for (const [index, from] of instances.entries()) {
    const text = `${name} ${index}`;
    await from.sendLine(text);
    await until(() => instances.every((instance) => texts(instance).includes(text)), 30_000);
  }
};

describeWithRedis('several instances on one Redis', () => {
  let redis: Awaited<ReturnType<typeof createTestRedis>>;
  const openAll = async () => {
    redis = await createTestRedis();
    await redis.start();
    closing.push(() => redis.kill());
    const store = await fillWithRooms(createMemoryStore());
    return Promise.all(Array.from({ length: 3 }, () => openInstance(redis.url, store)));
  };

  test('three hubs show every line once and in order; one is killed, Redis starts again, and nothing is missing', async () => {
    const [first, second, third] = (await openAll()) as [Instance, Instance, Instance];
    await untilJoined([first, second, third]);
    const sendAll = (name: string, instances: readonly Instance[]) =>
      Promise.all(
        instances.map(async (instance, writer) => {
          for (let count = 0; count < 20; count += 1) await instance.sendLine(`${name} ${writer}-${count}`);
        }),
      );
    await sendAll('before', [first, second, third]);
    await until(() => [first, second, third].every(({ seen }) => seen.length === 63), 30_000);
    expect(second.seen).toEqual(first.seen);
    expect(third.seen).toEqual(first.seen);

    await third.close();
    await redis.kill();
    await sendAll('without', [first, second]);
    // Each looks into the store.
    await until(() => [first, second].every(({ seen }) => seen.length === 103), 30_000);
    await redis.start();
    await untilJoined([first, second], 'hello again');
    await sendAll('after', [first, second]);
    await until(() => [first, second].every(({ seen }) => seen.length === 145), 30_000);
    expect(second.seen).toEqual(first.seen);
    const start = first.seen[0]?.offset ?? 0;
    expect(first.seen.map(({ offset }) => offset)).toEqual(first.seen.map((_, index) => start + index));
    expect(new Set(texts(first)).size).toBe(145);
  }, 120_000);

  test('the lines of another instance come from the tail, not from the store', async () => {
    const [first, second] = (await openAll()) as [Instance, Instance, Instance];
    await untilJoined([first, second]);
    const before = second.reads();
    for (let count = 0; count < 20; count += 1) {
      await first.sendLine(`line ${count}`);
      await until(() => texts(second).includes(`line ${count}`));
    }
    // One or the other time a command may take too long; then it is the store that is read.
    expect(second.reads() - before).toBeLessThan(15);
  }, 60_000);

  test('a gap in the tail is filled from the store, and what was withdrawn is not in the tail', async () => {
    const [first, second] = (await openAll()) as [Instance, Instance, Instance];
    await untilJoined([first, second]);
    const raw = await createClient({ url: redis.url }).connect();
    closing.push(() => raw.close());
    const key = `test:tail:${testRoom}`;
    const newest = (await raw.xRevRange(key, '+', '-', { COUNT: 1 }))?.[0];
    // Later than all that come, so that none of them is added.
    await raw.xAdd(key, '1000000-1', newest?.message ?? {});
    await first.sendLine('not in the tail');
    await until(() => texts(second).includes('not in the tail'));
    await raw.del(key);
    const position = await first.sendLine('to be withdrawn');
    await until(async () => (await raw.exists(key)) === 1);
    expect(await raw.ttl(key)).toBeGreaterThan(0);
    const id = (await first.store.get<{ msg_id: string }>('live-entry', `${testRoom}:${position}`))?.msg_id;
    await first.hub.publish(testChannel, {
      offset: position + 1,
      data: { type: 'delete', msg_id: id ?? '' },
    });
    await until(async () => (await raw.exists(key)) === 0);
  }, 60_000);

  test('a Redis that hangs stops no room, and the others get what it did not announce', async () => {
    const [first, second] = (await openAll()) as [Instance, Instance, Instance];
    await untilJoined([first, second]);
    redis.hold();
    for (const text of ['one', 'two', 'three', 'four', 'five']) await first.sendLine(text);
    await until(() => texts(first).includes('five'));
    await until(() => texts(second).includes('five'), 30_000);
    redis.resume();
    await untilJoined([first, second], 'hello again');
    expect(second.seen).toEqual(first.seen);
  }, 60_000);

  test('platforms with different prefixes do not hear each other', async () => {
    redis = await createTestRedis();
    await redis.start();
    closing.push(() => redis.kill());
    const one = await openRedisRooms(redis.url, { prefix: 'one' });
    const another = await openRedisRooms(redis.url, { prefix: 'another' });
    closing.push(() => [one, another].forEach(({ close }) => close()));
    const toOne: string[] = [];
    const toAnother: string[] = [];
    one.notifier.listen((notice) => notice.type === 'disconnect' && toOne.push(notice.user));
    another.notifier.listen((notice) => notice.type === 'disconnect' && toAnother.push(notice.user));
    await until(async () => {
      await one.notifier.announce({ type: 'disconnect', user: 'a' });
      await another.notifier.announce({ type: 'disconnect', user: 'b' });
      return toOne.length > 0 && toAnother.length > 0;
    });
    expect(new Set(toOne)).toEqual(new Set(['a']));
    expect(new Set(toAnother)).toEqual(new Set(['b']));
  }, 60_000);
});

test('without a Redis the rooms are read from the store', async () => {
  const store = await fillWithRooms(createMemoryStore());
  const only = await openInstance('redis://127.0.0.1:1', store);
  await only.sendLine('alone');
  await until(() => texts(only).includes('alone'));
  expect(only.failures.length).toBeGreaterThan(0);
});
