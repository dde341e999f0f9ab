/** @jest-environment node */
import { createHousekeeping, type HousekeepingOptions } from './createHousekeeping';
import { createMemoryStore } from './store/createMemoryStore';
import { type Store, StoreError } from './store/Store';

const fill = async (store: Store, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await store.put('beacon', `b${at}`, { received_at: at });
};

const open = (store: Store, options: Partial<HousekeepingOptions> = {}) => {
  const lines: [string, object][] = [];
  const housekeeping = createHousekeeping({
    store,
    retentions: [
      { kind: 'pace', limit: () => 5 },
      { kind: 'beacon', limit: () => 95 },
    ],
    logger: {
      info: (fields, message) => lines.push([message, fields]),
      error: (fields, message) => lines.push([message, fields]),
    },
    batch: 10,
    pauseMs: 0,
    ...options,
  });
  return { housekeeping, lines };
};

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a round removes what is old, in batches', async () => {
  const store = createMemoryStore();
  await fill(store, 100);
  const batches: (number | undefined)[] = [];
  const counting: Store = {
    ...store,
    removeOld: async (kind, limit, most) => {
      const removed = await store.removeOld(kind, limit, most);
      if (kind === 'beacon') batches.push(removed);
      return removed;
    },
  };
  const { housekeeping, lines } = open(counting);
  expect(await housekeeping.runRound()).toBe(true);
  expect(batches).toEqual([...Array.from({ length: 9 }, () => 10), 5]);
  expect(await store.count('beacon')).toBe(5);
  expect(lines).toEqual([['old records removed', { kind: 'beacon', removed: 95 }]]);
});

test('a failure is logged, does not keep other kinds from being removed, and is tried again soon', async () => {
  const store = createMemoryStore();
  await fill(store, 100);
  let failures = 0;
  const failing: Store = {
    ...store,
    removeOld: async (kind, ...rest) => {
      if (kind === 'pace' && failures < 2) {
        failures += 1;
        throw new StoreError('away');
      }
      return store.removeOld(kind, ...rest);
    },
  };
  const { housekeeping, lines } = open(failing, { everyMs: 3_600_000, retryMs: 10 });
  housekeeping.start();
  while (failures < 2) await pass(5);
  expect(await store.count('beacon')).toBe(5);
  expect(lines[0]).toEqual([
    'housekeeping failed and is tried again',
    { kind: 'pace', err: expect.any(StoreError) },
  ]);
  await housekeeping.stop();
});

test('a round ends while another process removes', async () => {
  const store = createMemoryStore();
  await fill(store, 100);
  const { housekeeping, lines } = open({ ...store, removeOld: async () => undefined });
  expect(await housekeeping.runRound()).toBe(true);
  expect(lines).toEqual([]);
});

test('stopping waits for the batch under way and no longer', async () => {
  const store = createMemoryStore();
  await fill(store, 100);
  let isRemoving = false;
  const slow: Store = {
    ...store,
    removeOld: async (...request) => {
      isRemoving = true;
      await pass(20);
      const removed = await store.removeOld(...request);
      isRemoving = false;
      return removed;
    },
  };
  const { housekeeping } = open(slow, { retryMs: 0, pauseMs: 60_000 });
  housekeeping.start();
  while (!isRemoving) await pass(1);
  await housekeeping.stop();
  expect(isRemoving).toBe(false);
  const left = await store.count('beacon');
  await pass(60);
  expect(await store.count('beacon')).toBe(left);
});

test('rounds begin at different times in different processes', async () => {
  jest.useFakeTimers();
  const start = (random: number) => {
    const run = jest.fn(async () => undefined);
    const { housekeeping } = open(createMemoryStore(), {
      retryMs: 100,
      random: () => random,
      chores: [{ name: 'work', run }],
    });
    housekeeping.start();
    return { run, stop: housekeeping.stop };
  };
  const early = start(0);
  const late = start(0.9);
  await jest.advanceTimersByTimeAsync(89);
  expect([early, late].map(({ run }) => run.mock.calls.length)).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(2);
  expect(late.run).toHaveBeenCalledTimes(1);
  await Promise.all([early.stop(), late.stop()]);
  jest.useRealTimers();
});

test('further work is done after the removals; what fails of it is logged and the next is done', async () => {
  const store = createMemoryStore();
  await fill(store, 100);
  const done: string[] = [];
  const chores = [
    {
      name: 'broken',
      run: async () => {
        done.push(`broken, ${await store.count('beacon')} left`);
        throw new StoreError('away');
      },
    },
    { name: 'whole', run: async () => void done.push('whole') },
  ];
  const { housekeeping, lines } = open(store, { chores });
  expect(await housekeeping.runRound()).toBe(false);
  expect(done).toEqual(['broken, 5 left', 'whole']);
  expect(lines.at(-1)).toEqual([
    'housekeeping failed and is tried again',
    { kind: 'broken', err: expect.any(StoreError) },
  ]);
});
