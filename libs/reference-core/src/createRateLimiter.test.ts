/** @jest-environment node */
import { createRateLimiter } from './createRateLimiter';
import { failures } from './PlatformFailure';
import type { RateLimit } from './rateBuckets';
import { createMemoryStore } from './store/createMemoryStore';
import type { Store } from './store/Store';

const start = Date.UTC(2026, 10, 21, 2);
const hour = 3_600_000;

const open = (store: Store = createMemoryStore()) => {
  const clock = { now: start };
  const limitRate = createRateLimiter({ store, now: () => clock.now, createId: () => crypto.randomUUID() });
  /** Seconds to wait; 0 when the write was counted. */
  const write = async (who: string, rules: readonly RateLimit[]): Promise<number> => {
    try {
      await limitRate('code', who, rules);
      return 0;
    } catch (error) {
      return (error as { retryAfter: number }).retryAfter;
    }
  };
  const writes = async (times: number, rules: readonly RateLimit[]) => {
    let counted = 0;
    for (let time = 0; time < times; time += 1) if ((await write('visitor', rules)) === 0) counted += 1;
    return counted;
  };
  const records = () => store.list<{ counted: { writes: number }[][] }>('pace');
  return { store, clock, limitRate, write, writes, records };
};

test('counts in any window of each rule, to the millisecond', async () => {
  const { clock, write } = open();
  const rules = [
    { count: 2, seconds: 60 },
    { count: 3, seconds: 3600 },
  ];
  expect(await write('a', rules)).toBe(0);
  clock.now += 20_000;
  expect(await write('a', rules)).toBe(0);
  expect(await write('a', rules)).toBe(40);
  expect(await write('b', rules)).toBe(0);
  clock.now += 39_999;
  expect(await write('a', rules)).toBe(1);
  clock.now += 1;
  expect(await write('a', rules)).toBe(0);
  expect(await write('a', rules)).toBe(3540);
});

test('the failure can be another one', async () => {
  const { limitRate } = open();
  const rules = [{ count: 1, seconds: 60 }];
  await limitRate('comments', 'visitor', rules, failures.commentsTooFast);
  const second = limitRate('comments', 'visitor', rules, failures.commentsTooFast);
  await expect(second).rejects.toMatchObject({ code: 2006, retryAfter: 60 });
});

test('a rule that allows thousands keeps a few counts, never allows more, and a sixtieth less at most', async () => {
  const { clock, writes, records } = open();
  const rules = [{ count: 1_000, seconds: 60 }];
  for (let time = 0; time < 1_000; time += 1) {
    clock.now += 199;
    await writes(1, rules);
    const [record] = await records();
    expect(record?.counted[0]?.length).toBeLessThanOrEqual(61);
  }
  const [record] = await records();
  expect(record?.counted[0]?.reduce((sum, bucket) => sum + bucket.writes, 0)).toBeGreaterThanOrEqual(300);
  clock.now += 61_000;
  expect(await writes(1_010, rules)).toBe(1_000);
  clock.now += 59_999;
  expect(await writes(1, rules)).toBe(0);
  clock.now += 1_001;
  expect(await writes(1_010, rules)).toBe(1_000);
});

test('what no longer counts is dropped, however seldom the limit is reached', async () => {
  const { clock, writes, records } = open();
  const rules = [{ count: 50, seconds: 60 }];
  for (let round = 0; round < 20; round += 1) {
    clock.now += 30_000;
    await writes(1, rules);
  }
  expect((await records()).map(({ counted }) => counted[0]?.length)).toEqual([2]);
});

test('who it was is not in the database, and is recognised after a restart', async () => {
  const { store, write } = open();
  const rules = [{ count: 1, seconds: 60 }];
  for (const who of ['13800138000', '203.0.113.77']) expect(await write(who, rules)).toBe(0);
  const written = JSON.stringify(await store.list('pace'));
  expect(written).not.toMatch(/13800138000|203\.0\.113/);
  expect(await open(store).write('13800138000', rules)).toBe(60);
  expect(await open().write('13800138000', rules)).toBe(0);
  const elsewhere = open();
  await elsewhere.write('13800138000', rules);
  expect(written).not.toContain((await elsewhere.store.list<{ id: string }>('pace'))[0]?.id);
});

test('a record is old when its longest rule has ended, and writes remove none', async () => {
  const { store, clock, write } = open();
  await write('short', [{ count: 1, seconds: 60 }]);
  await write('long', [
    { count: 1, seconds: 60 },
    { count: 5, seconds: 86_400 },
  ]);
  clock.now += 2 * hour;
  await write('later', [{ count: 1, seconds: 60 }]);
  expect(await store.count('pace')).toBe(3);
  expect(await store.removeOld('pace', clock.now, 10)).toBe(1);
  clock.now += 23 * hour;
  expect(await store.removeOld('pace', clock.now, 10)).toBe(2);
});

test('a write is counted, also when another instance counts the first one meanwhile', async () => {
  const store = createMemoryStore();
  const rules = [{ count: 2, seconds: 60 }];
  const other = open(store);
  let isFirst = true;
  const limiter = open({
    ...store,
    insert: async (kind, id, body) => {
      if (kind === 'pace' && isFirst) {
        isFirst = false;
        await other.write('visitor', rules);
      }
      return store.insert(kind, id, body);
    },
  });
  expect(await limiter.write('visitor', rules)).toBe(0);
  expect(await limiter.write('visitor', rules)).toBe(60);
});

test('a write is counted, also when housekeeping removes a record that has ended meanwhile', async () => {
  const store = createMemoryStore();
  const limiter = open({
    ...store,
    update: async (kind, id, change) => {
      await store.remove(kind, id);
      return store.update(kind, id, change);
    },
  });
  const rules = [{ count: 1, seconds: 60 }];
  expect(await limiter.write('visitor', rules)).toBe(0);
  expect(await limiter.records()).toHaveLength(1);
});
