import { createClient } from '@redis/client';
import { createTestRedis, describeWithRedis } from '../../testing/createTestRedis';
import { cacheLifetimes } from '../CacheLifetime';
import { createRedisStore } from './createRedisStore';
import { createJsonCodec } from './ValueCodec';

interface View {
  title: string;
}
const isView = (value: unknown): value is View =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
const codec = createJsonCodec(isView);
const lifetime = cacheLifetimes.content;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the answer is the expected one. */
const until = async <T>(ask: () => Promise<T>, isMet: (answer: T) => boolean): Promise<T> => {
  for (let tries = 0; tries < 500; tries += 1) {
    const answer = await ask();
    if (isMet(answer)) return answer;
    await pause(20);
  }
  throw new Error('The expected answer did not come');
};

jest.setTimeout(30_000);

const closing: (() => unknown)[] = [];
const open = (url: string, prefix = 'share:r1') => {
  const failures: string[] = [];
  const onFailure = (name: string) => failures.push(name);
  const store = createRedisStore(url, { prefixOf: () => prefix, onFailure, budgetMs: 500, pauseMs: 100 });
  closing.push(() => store.close());
  return { ...store, level: store.level('view', codec), failures };
};
const entry = (title: string, ageMs = 0) => ({ value: { title }, madeAt: Date.now() - ageMs, lifetime });

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

test('without a Redis nothing is found, everybody may refresh, and nothing is thrown', async () => {
  const { level, purge, failures } = open('redis://127.0.0.1:1');
  await until(
    async () => failures,
    ({ length }) => length > 0,
  );
  level.set('a', entry('a'));
  level.delete('a');
  expect(await level.get('a')).toBeUndefined();
  expect(await level.lock('a', 1_000)).toBe(true);
  expect(await purge(() => true)).toBe(false);
  expect(new Set(failures)).toEqual(new Set(['connection']));
});

describeWithRedis('on a real Redis', () => {
  let redis: Awaited<ReturnType<typeof createTestRedis>>;
  beforeAll(async () => {
    redis = await createTestRedis();
    await redis.start();
  });
  afterAll(() => redis.kill());

  const openRaw = async () => {
    const raw = await createClient({ url: redis.url }).connect();
    closing.push(() => raw.close());
    return raw;
  };

  test('what one instance sets, another one gets, with its age; it is gone after its whole lifetime', async () => {
    const [first, second, raw] = [open(redis.url), open(redis.url), await openRaw()];
    await until(
      async () => {
        first.level.set('a', entry('a', 60_000));
        return second.level.get('a');
      },
      (found) => found !== undefined,
    );
    const found = await second.level.get('a');
    expect(found).toMatchObject({ value: { title: 'a' }, lifetime });
    const ageMs = Date.now() - (found?.madeAt ?? 0);
    expect(ageMs).toBeGreaterThan(59_000);
    expect(ageMs).toBeLessThan(600_000);
    const wholeMs = lifetime.freshMs + lifetime.staleMs + lifetime.errorMs;
    expect(await raw.pTTL('share:r1:view:a')).toBeLessThanOrEqual(wholeMs - 60_000);
    second.level.delete('a');
    await until(
      () => first.level.get('a'),
      (gone) => gone === undefined,
    );
  });

  test('another release reads nothing of it', async () => {
    const [first, other, raw] = [open(redis.url), open(redis.url, 'share:r2'), await openRaw()];
    await until(
      async () => {
        first.level.set('b', entry('b'));
        other.level.set('own', entry('own'));
        return [await first.level.get('b'), await other.level.get('own')];
      },
      (found) => found.every(Boolean),
    );
    expect(await other.level.get('b')).toBeUndefined();
    expect((await raw.keys('*:b')).sort()).toEqual(['share:r1:view:b']);
  });

  test('one instance at a time has the lock of a key', async () => {
    const [first, second, raw] = [open(redis.url), open(redis.url), await openRaw()];
    const isConnected = async ({ level }: typeof first) => {
      level.set('c', entry('c'));
      return (await level.get('c')) !== undefined;
    };
    await until(() => isConnected(first), Boolean);
    await until(() => isConnected(second), Boolean);
    expect(await first.level.lock('c', 60_000)).toBe(true);
    expect(await second.level.lock('c', 60_000)).toBe(false);
    expect(await raw.pTTL('share:r1:view:c:lock')).toBeGreaterThan(0);
  });

  test.each([
    ['is no envelope', 'nonsense'],
    ['has a lifetime of text', '["a",1,2]\n{"title":"x"}'],
    ['has an endless lifetime', '[1e300,1,2]\n{"title":"x"}'],
    ['has no value', '[1,2,3]\n'],
    ['has a value of another shape', '[30000,600000,86400000]\n{"title":7}'],
    ['is not text', Buffer.from([0xff, 0xfe, 0x0a, 0x00])],
  ])('what is read is a miss when it %s', async (_case, bytes) => {
    const [{ level, failures }, raw] = [open(redis.url), await openRaw()];
    await raw.set('share:r1:view:d', bytes, { expiration: { type: 'PX', value: 60_000 } });
    await until(
      async () => {
        expect(await level.get('d')).toBeUndefined();
        return failures;
      },
      ({ length }) => length > 0,
    );
    expect(failures).toEqual(['decode']);
  });

  test('bytes that never expire are a miss: nothing of ours is like that', async () => {
    const [{ level }, raw] = [open(redis.url), await openRaw()];
    await until(
      async () => {
        level.set('e', entry('e'));
        return level.get('e');
      },
      (found) => found !== undefined,
    );
    await raw.persist('share:r1:view:e');
    expect(await level.get('e')).toBeUndefined();
  });

  test('a Redis that answers nothing costs its budget three times, then nothing until the next try', async () => {
    const { level, failures } = open(redis.url);
    await until(
      async () => {
        level.set('f', entry('f'));
        return level.get('f');
      },
      (found) => found !== undefined,
    );
    redis.hold();
    for (let i = 0; i < 3; i += 1) expect(await level.get('f')).toBeUndefined();
    expect(failures).toEqual(['get', 'get', 'get']);
    expect(await Promise.all(Array.from({ length: 100 }, () => level.get('f')))).toEqual(
      Array.from({ length: 100 }, () => undefined),
    );
    expect(failures.length).toBeLessThanOrEqual(4);
    redis.resume();
    await until(
      () => level.get('f'),
      (found) => found !== undefined,
    );
  });

  test('a Redis that is killed is used again once it is back', async () => {
    const { level, failures } = open(redis.url);
    const share = async (title: string) => {
      level.set('g', entry(title));
      return (await level.get('g'))?.value.title;
    };
    await until(
      () => share('before'),
      (title) => title === 'before',
    );
    await redis.kill();
    expect(await level.get('g')).toBeUndefined();
    expect(await level.lock('g', 1_000)).toBe(true);
    await redis.start();
    await until(
      () => share('after'),
      (title) => title === 'after',
    );
    expect(failures).toContain('connection');
  });

  test('purging deletes the values that are meant, of this release alone, and those on their way', async () => {
    const { level, purge } = open(redis.url, 'share:purge');
    const other = open(redis.url, 'share:purge2').level;
    await until(
      () => (level.set('1:a', entry('a')), level.get('1:a')),
      (found) => found !== undefined,
    );
    for (const key of ['1:b', '2:a']) level.set(key, entry(key));
    await until(
      () => (other.set('1:a', entry('a')), other.get('1:a')),
      (found) => found !== undefined,
    );
    const meant = jest.fn((name: string, key: string) => name === 'view' && key.startsWith('1:'));
    level.set('1:late', entry('late'));
    expect(await purge(meant)).toBe(true);
    const left = await Promise.all(['1:a', '1:b', '1:late', '2:a'].map((key) => level.get(key)));
    expect(left.map((found) => found?.value.title)).toEqual([undefined, undefined, undefined, '2:a']);
    expect((await other.get('1:a'))?.value).toEqual({ title: 'a' });
  });

  test('more values than Redis names at once are purged, too', async () => {
    const { level, purge, ask } = open(redis.url, 'share:many');
    await until(
      () =>
        ask('fill', false, async (client) => {
          await client.mSet(
            Array.from({ length: 3_000 }, (_, at) => [`share:many:view:${at}`, 'x'] as const).flat(),
          );
          return true;
        }),
      (isFilled) => isFilled,
    );
    expect(await purge(() => true)).toBe(true);
    expect(await ask('count', -1, async (client) => (await client.keys('share:many:*')).length)).toBe(0);
    expect(await level.get('1')).toBeUndefined();
  });
});
