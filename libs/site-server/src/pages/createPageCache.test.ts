import { createPageResponse } from './createPageResponse';
import type { PageResponseInit } from './createPageResponse';
import { createPageCache } from './createPageCache';
import { cacheLifetimes } from './cacheLifetimes';

const init: PageResponseInit = {
  status: 200,
  headers: [],
  route: 'page',
  degraded: [],
  lifetime: cacheLifetimes.content,
  failed: false,
};
const content = (body: string) => createPageResponse(body, init);
const failed = () => createPageResponse('sorry', { ...init, status: 503, lifetime: undefined, failed: true });

const setUp = (maxBytes = 1_000_000) => {
  let time = 0;
  const cache = createPageCache({ maxBytes, now: () => time, refreshTimeoutMs: 20 });
  const ask = async (load: () => Promise<ReturnType<typeof content>>, key = 'k') => {
    const { page, state } = await cache.answer(key, load);
    return `${state} ${page.raw}`;
  };
  return { cache, ask, pass: (ms: number) => (time += ms) };
};
const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const minute = 60_000;

test('a thousand concurrent requests for an uncached key cause one render', async () => {
  const { ask } = setUp();
  const load = jest.fn(async () => content('a'));
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(load)));
  expect(new Set(answers)).toEqual(new Set(['miss a']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page is fresh, then stale while one refresh runs, then fresh again', async () => {
  const { ask, pass } = setUp();
  await ask(async () => content('a'));
  pass(20_000);
  expect(await ask(async () => content('b'))).toBe('hit a');
  pass(20_000);
  const load = jest.fn(async () => content('c'));
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(load)));
  expect(new Set(answers)).toEqual(new Set(['stale a']));
  expect(load).toHaveBeenCalledTimes(1);
  await nextTick();
  expect(await ask(load)).toBe('hit c');
});

test.each([
  ['throws', () => Promise.reject(new Error('down'))],
  ['gives an error page', async () => failed()],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('an old page is sent for a day when the refresh %s', async (_case, load) => {
  const { ask, pass } = setUp();
  await ask(async () => content('a'));
  pass(23 * 60 * minute);
  expect(await ask(load)).toBe('stale-error a');
});

test('a failed refresh is not repeated for five seconds', async () => {
  const { ask, pass } = setUp();
  await ask(async () => content('a'));
  pass(2 * minute);
  const load = jest.fn(() => Promise.reject(new Error('down')));
  for (let i = 0; i < 10; i += 1) {
    expect(await ask(load)).toBe('stale a');
    await nextTick();
  }
  expect(load).toHaveBeenCalledTimes(1);
  pass(5_001);
  await ask(load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page older than its whole lifetime is never sent', async () => {
  const { ask, pass } = setUp();
  await ask(async () => content('a'));
  pass(25 * 60 * minute);
  await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('failures and pages without a lifetime are never cached', async () => {
  const { cache, ask } = setUp();
  await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask(async () => failed())).toBe('miss sorry');
  expect(await ask(async () => createPageResponse('preview', { ...init, lifetime: undefined }))).toBe(
    'miss preview',
  );
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  expect(await ask(async () => content('a'))).toBe('miss a');
});

test('a missing item is cached for ten seconds and never sent after that', async () => {
  const { ask, pass } = setUp();
  const missing = createPageResponse('no', { ...init, status: 404, lifetime: cacheLifetimes.missing });
  await ask(async () => missing);
  pass(8_000);
  expect(await ask(async () => content('a'))).toBe('hit no');
  pass(2_001);
  expect(await ask(async () => content('a'))).toBe('miss a');
});

test('a withdrawn item replaces its cached page', async () => {
  const { ask, pass } = setUp();
  await ask(async () => content('a'));
  pass(minute);
  await ask(async () => createPageResponse('no', { ...init, status: 404, lifetime: cacheLifetimes.missing }));
  await nextTick();
  expect(await ask(async () => content('a'))).toBe('hit no');
});

test('the cache stays within its size limit', async () => {
  const { cache, ask } = setUp(200_000);
  const body = 'x'.repeat(1_000);
  for (let i = 0; i < 2_000; i += 1) await ask(async () => content(body), `key${i}`);
  expect(cache.size().bytes).toBeLessThanOrEqual(200_000);
  expect(cache.size().entries).toBeGreaterThan(10);
  cache.clear();
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});
