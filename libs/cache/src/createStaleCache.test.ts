import { cacheLifetimes } from './CacheLifetime';
import { createStaleCache } from './createStaleCache';
import type { Loaded } from './createStaleCache';

const minute = 60_000;
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

const content = (value: string): Loaded<string> => ({ value, lifetime: cacheLifetimes.content });
const missing = (value: string): Loaded<string> => ({ value, lifetime: cacheLifetimes.missing });
const partial = (value: string): Loaded<string> => ({ ...content(value), isIncomplete: true });
const failed: Loaded<string> = { value: 'sorry', isIncomplete: true };

const setUp = (options: Partial<Parameters<typeof createStaleCache<string>>[0]> = {}) => {
  let time = 0;
  const failures: string[] = [];
  const cache = createStaleCache<string>({
    maxBytes: 1_000_000,
    sizeOf: (value) => value.length,
    now: () => time,
    refreshTimeoutMs: 20,
    onRefreshFailure: (cause, key) => failures.push(`${key}: ${String(cause)}`),
    ...options,
  });
  type Ask = typeof cache.answer;
  const request = async (load: Parameters<Ask>[1], key = 'k', runLoad?: Parameters<Ask>[2]) => {
    const { value, state, isIncomplete } = await cache.answer(key, load, runLoad);
    return `${state} ${value}${isIncomplete ? ' (part)' : ''}`;
  };
  return { cache, request, failures, advance: (ms: number) => (time += ms) };
};

test('a thousand concurrent requests for an uncached key cause one load', async () => {
  const { request } = setUp();
  const load = jest.fn(async () => content('a'));
  const answers = await Promise.all(Array.from({ length: 1000 }, () => request(load)));
  expect(new Set(answers)).toEqual(new Set(['miss a']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a value is fresh, then stale while one refresh runs, then fresh again', async () => {
  const { request, advance } = setUp();
  await request(async () => content('a'));
  advance(20_000);
  expect(await request(async () => content('b'))).toBe('hit a');
  advance(20_000);
  const load = jest.fn(async () => content('c'));
  const answers = await Promise.all(Array.from({ length: 1000 }, () => request(load)));
  expect(new Set(answers)).toEqual(new Set(['stale a']));
  expect(load).toHaveBeenCalledTimes(1);
  await nextTick();
  expect(await request(load)).toBe('hit c');
});

test.each([
  ['throws', () => Promise.reject(new Error('down'))],
  ['gives a failure', async () => failed],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('an old value is sent for a day when the refresh %s', async (_case, load) => {
  const { request, advance } = setUp();
  await request(async () => content('a'));
  advance(23 * 60 * minute);
  expect(await request(load)).toBe('stale-error a');
});

test('a value past its stale span is renewed for the next request', async () => {
  const { request, advance } = setUp();
  await request(async () => content('a'));
  advance(23 * 60 * minute);
  expect(await request(async () => content('b'))).toBe('miss b');
});

test.each([
  ['throws', () => Promise.reject(new Error('down'))],
  ['gives a failure', async () => failed],
  ['gives an incomplete value', async () => partial('b')],
])('a refresh that %s is reported and not repeated for about five seconds', async (_case, result) => {
  const { request, failures, advance } = setUp();
  await request(async () => content('a'));
  advance(2 * minute);
  const load = jest.fn<Promise<Loaded<string>>, []>(result);
  for (let i = 0; i < 10; i += 1) {
    expect(await request(load)).toBe('stale a');
    await nextTick();
  }
  expect(load).toHaveBeenCalledTimes(1);
  expect(failures).toHaveLength(1);
  advance(6_001);
  await request(load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed refresh is reported once, however many wait for it', async () => {
  const { request, failures, advance } = setUp();
  await request(async () => content('a'));
  advance(20 * minute);
  const down = () => Promise.reject(new Error('down'));
  await Promise.all(Array.from({ length: 10 }, () => request(down)));
  expect(failures).toEqual(['k: Error: down']);
});

test('a value older than its whole lifetime is never sent', async () => {
  const { cache, request, advance } = setUp();
  await request(async () => content('a'));
  advance(25 * 60 * minute);
  expect(cache.peek('k')).toBeUndefined();
  await expect(request(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('failures and values without a lifetime are never cached', async () => {
  const { cache, request } = setUp();
  await expect(request(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await request(async () => failed)).toBe('miss sorry (part)');
  expect(await request(async () => ({ value: 'preview' }))).toBe('miss preview');
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  expect(await request(async () => content('a'))).toBe('miss a');
});

test('a load that throws at once is a failed load', async () => {
  const { request } = setUp();
  const load = () => {
    throw new Error('down');
  };
  await expect(request(load)).rejects.toThrow('down');
});

test('a missing item is cached for ten seconds and never sent after that', async () => {
  const { request, advance } = setUp();
  await request(async () => missing('no'));
  advance(8_000);
  expect(await request(async () => content('a'))).toBe('hit no');
  advance(2_001);
  expect(await request(async () => content('a'))).toBe('miss a');
});

test.each([
  ['by a short-lived answer', missing('no'), 'hit no'],
  ['by an answer that is not cached', { value: 'no' }, 'miss b'],
])('a withdrawn item replaces what was cached, %s', async (_case, withdrawn, next) => {
  const { request, advance } = setUp();
  await request(async () => content('a'));
  advance(minute);
  await request(async () => withdrawn);
  await nextTick();
  expect(await request(async () => content('b'))).toBe(next);
});

test('an incomplete value is cached for five seconds, then requested again behind the answer', async () => {
  const { request, advance } = setUp();
  expect(await request(async () => partial('a'))).toBe('miss a (part)');
  advance(4_000);
  expect(await request(async () => content('b'))).toBe('hit a (part)');
  advance(2_000);
  expect(await request(async () => partial('b'))).toBe('stale a (part)');
  await nextTick();
  expect(await request(async () => content('c'))).toBe('hit b (part)');
  advance(6_000);
  await request(async () => content('c'));
  await nextTick();
  expect(await request(async () => content('d'))).toBe('hit c');
});

test('an incomplete value never replaces a complete one, not even for a visitor who waits', async () => {
  const { request, advance } = setUp();
  await request(async () => content('a'));
  advance(20 * minute);
  expect(await request(async () => partial('b'))).toBe('stale-error a');
});

test('a request that joins a refresh that hangs waits only for what is left of its time', async () => {
  jest.useFakeTimers();
  try {
    const { request, advance } = setUp({ refreshTimeoutMs: 300 });
    await request(async () => content('a'));
    advance(20 * minute);
    const hang = () => new Promise<never>(() => undefined);
    const answers: string[] = [];
    for (const wait of [250, 50]) {
      void request(hang).then((answer) => answers.push(answer));
      advance(wait);
      await jest.advanceTimersByTimeAsync(wait);
    }
    await jest.advanceTimersByTimeAsync(1);
    expect(answers).toEqual(['stale-error a', 'stale-error a']);
  } finally {
    jest.useRealTimers();
  }
});

test('refreshes behind an answer have a room of their own, and a refused one leaves the answer as it is', async () => {
  const runLoad = jest.fn((work) => work());
  const runRefresh = jest.fn(() => Promise.reject(new Error('no room')));
  const { request: ask, failures, advance } = setUp({ runRefresh });
  const request = (load: () => Promise<Loaded<string>>) => ask(load, 'k', runLoad);
  await request(async () => content('a'));
  advance(minute);
  expect(await request(async () => content('b'))).toBe('stale a');
  await nextTick();
  expect([runLoad.mock.calls.length, runRefresh.mock.calls.length]).toEqual([1, 1]);
  expect(failures).toEqual(['k: Error: no room']);
  advance(20 * minute);
  expect(await request(async () => content('b'))).toBe('miss b');
  expect(runRefresh).toHaveBeenCalledTimes(1);
});

test('peek tells what is cached and loads nothing', async () => {
  const { cache, request, advance } = setUp();
  expect(cache.peek('k')).toBeUndefined();
  await request(async () => content('a'));
  const { value, state, madeAt } = cache.peek('k') ?? {};
  expect({ value, state }).toEqual({ value: 'a', state: 'hit' });
  expect(Math.abs(Date.now() - (madeAt ?? 0))).toBeLessThan(60_000);
  advance(5 * minute);
  expect(cache.peek('k')?.state).toBe('stale');
  advance(15 * minute);
  expect(cache.peek('k')?.state).toBe('stale-error');
});

test('the cache stays within its size limit', async () => {
  const { cache, request } = setUp({ maxBytes: 200_000 });
  const value = 'x'.repeat(1_000);
  for (let i = 0; i < 2_000; i += 1) await request(async () => content(value), `key${i}`);
  expect(cache.size().bytes).toBeLessThanOrEqual(200_000);
  expect(cache.size().entries).toBeGreaterThan(10);
  cache.purge(() => true);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('a value that takes less room than when it was stored leaves room for others', async () => {
  const sizes: Record<string, number> = { a: 900, b: 900 };
  const { cache, request } = setUp({ maxBytes: 3_000, sizeOf: (value) => sizes[value] ?? 900 });
  await request(async () => content('a'), 'a');
  await request(async () => content('b'), 'b');
  sizes.a = 100;
  sizes.b = 100;
  for (const key of ['a', 'b']) expect(cache.peek(key)?.state).toBe('hit');
  await request(async () => content('c'), 'c');
  expect(cache.size()).toEqual({ entries: 3, bytes: 100 + 100 + 900 + 3 * (512 + 2) });
});

test('trimming drops the entries not requested of late, deleting drops one', async () => {
  const { cache, request } = setUp();
  for (const key of ['a', 'b', 'c', 'd']) await request(async () => content(key), key);
  await request(async () => content('a'), 'a');
  cache.trim(0.5);
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.peek(key))).toEqual(['a', 'd']);
  cache.delete('a');
  expect(cache.size().entries).toBe(1);
});

test('purging drops the keys that are meant, and counts them', async () => {
  const { cache, request } = setUp();
  for (const key of ['a 1', 'a 2', 'b 1']) await request(async () => content(key), key);
  expect(cache.purge((key) => key.startsWith('a'))).toBe(2);
  expect(['a 1', 'a 2', 'b 1'].filter((key) => cache.peek(key))).toEqual(['b 1']);
});

test('what is loaded while its key is purged is for those who wait, is cached nowhere, and is loaded anew for the next', async () => {
  const shared = { get: async () => undefined, set: jest.fn(), delete: jest.fn(), lock: async () => true };
  const { cache, request } = setUp({ shared });
  let end = (_: Loaded<string>) => undefined as void;
  const old = request(() => new Promise((resolve) => (end = resolve)));
  await nextTick();
  cache.purge(() => true);
  const next = request(async () => content('new'));
  end(content('old'));
  expect(await Promise.all([old, next])).toEqual(['purged old', 'miss new']);
  expect(await request(async () => content('newer'))).toBe('hit new');
  expect(shared.set.mock.calls.map(([, { value }]) => value)).toEqual(['new']);
});

test('what another instance had made before its key was purged is not taken over', async () => {
  let find = (_: string) => undefined as void;
  const found = new Promise<string>((resolve) => (find = resolve));
  const get = async () => ({ value: await found, madeAt: Date.now(), lifetime: cacheLifetimes.content });
  const shared = { get, set: jest.fn(), delete: jest.fn(), lock: async () => true };
  const { cache, request } = setUp({ shared });
  const answer = request(async () => content('new'));
  cache.purge(() => true);
  find('old');
  expect(await answer).toBe('miss new');
});
