import { cacheLifetimes } from './CacheLifetime';
import { createStaleCache } from './createStaleCache';
import type { Loaded } from './createStaleCache';
import type { SharedEntry, SharedLevel } from './SharedLevel';

const minute = 60_000;
const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const content = (value: string): Loaded<string> => ({ value, lifetime: cacheLifetimes.content });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

const createMemoryLevel = () => {
  const entries = new Map<string, SharedEntry<string>>();
  const locks = new Set<string>();
  const level = {
    get: jest.fn(async (key: string) => entries.get(key)),
    set: (key: string, entry: SharedEntry<string>) => void entries.set(key, entry),
    delete: (key: string) => void entries.delete(key),
    lock: async (key: string) => !locks.has(key) && Boolean(locks.add(key)),
  } satisfies SharedLevel<string>;
  return { level, entries, locks };
};

const createInstance = (shared: SharedLevel<string>) => {
  const cache = createStaleCache<string>({
    maxBytes: 1_000_000,
    sizeOf: (value) => value.length,
    now: () => Date.now(),
    shared,
  });
  const request = async (load: () => Promise<Loaded<string>>, key = 'k') => {
    const { value, state } = await cache.answer(key, load);
    return `${state} ${value}`;
  };
  return { cache, request };
};

const setUp = () => {
  const { level, entries, locks } = createMemoryLevel();
  return { level, entries, locks, first: createInstance(level), second: createInstance(level) };
};

test('what one instance has made is a hit in another, requested once by many', async () => {
  const { first, second, level } = setUp();
  await first.request(async () => content('a'));
  level.get.mockClear();
  const load = jest.fn(async () => content('b'));
  const answers = await Promise.all(Array.from({ length: 100 }, () => second.request(load)));
  expect(new Set(answers)).toEqual(new Set(['hit a']));
  expect(load).not.toHaveBeenCalled();
  expect(level.get).toHaveBeenCalledTimes(1);
});

test('a shared value is as old here as it is there', async () => {
  const { first, second } = setUp();
  await first.request(async () => content('a'));
  jest.advanceTimersByTime(minute);
  expect(await second.request(async () => content('b'))).toBe('stale a');
  await nextTick();
  expect(await second.request(async () => content('c'))).toBe('hit b');
});

test('one of two instances refreshes a value, the other takes the result', async () => {
  const { first, second, locks } = setUp();
  await first.request(async () => content('a'));
  await second.request(async () => content('a'));
  jest.advanceTimersByTime(minute);
  let finish = (_: Loaded<string>) => undefined as void;
  expect(await first.request(() => new Promise((resolve) => (finish = resolve)))).toBe('stale a');
  await nextTick();
  const load = jest.fn(async () => content('c'));
  expect(await second.request(load)).toBe('stale a');
  await nextTick();
  finish(content('b'));
  await nextTick();
  jest.advanceTimersByTime(1_001);
  expect(await second.request(load)).toBe('stale a');
  await nextTick();
  expect(await second.request(load)).toBe('hit b');
  expect(load).not.toHaveBeenCalled();
  expect(locks.size).toBe(1);
});

test('a value past its stale span is first looked for in the other instances', async () => {
  const { first, second } = setUp();
  await first.request(async () => content('a'));
  await second.request(async () => content('a'));
  jest.advanceTimersByTime(20 * minute);
  expect(await first.request(async () => content('b'))).toBe('miss b');
  const load = jest.fn(async () => content('c'));
  expect(await second.request(load)).toBe('miss b');
  expect(load).not.toHaveBeenCalled();
});

test('the old object stays while no other instance has a newer value', async () => {
  const { level } = setUp();
  const shared = { ...level, get: async () => undefined as SharedEntry<string> | undefined };
  const { cache, request } = createInstance(shared);
  await request(async () => content('a'));
  const cached = cache.peek('k');
  jest.advanceTimersByTime(minute);
  shared.get = async () => ({
    value: 'a of redis',
    madeAt: (cached?.madeAt ?? 0) + 3,
    lifetime: cacheLifetimes.content,
  });
  await request(() => Promise.reject(new Error('down')));
  await nextTick();
  expect(cache.peek('k')?.value).toBe('a');
});

test('incomplete values are not shared, and give way to a complete one of another instance', async () => {
  const { first, second, entries } = setUp();
  await first.request(async () => ({ ...content('part'), isIncomplete: true }));
  expect(entries.size).toBe(0);
  await second.request(async () => content('whole'));
  jest.advanceTimersByTime(6_000);
  await first.request(() => Promise.reject(new Error('down')));
  await nextTick();
  expect(await first.request(() => Promise.reject(new Error('down')))).toBe('hit whole');
});

test('a withdrawn value is withdrawn for all; a value that was never cached requests nothing', async () => {
  const { first, second, entries } = setUp();
  await first.request(async () => content('a'));
  jest.advanceTimersByTime(minute);
  await second.request(async () => ({ value: 'gone' }));
  await nextTick();
  expect(entries.size).toBe(0);
});
