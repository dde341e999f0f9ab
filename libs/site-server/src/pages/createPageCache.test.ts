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
  const request = async (load: () => Promise<ReturnType<typeof content>>, key = 'k') => {
    const { page, state } = await cache.answer(key, load);
    return `${state} ${page.raw}`;
  };
  return { cache, request, advance: (ms: number) => (time += ms) };
};
const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const minute = 60_000;

test('a thousand concurrent requests for an uncached key cause one render', async () => {
  const { request } = setUp();
  const load = jest.fn(async () => content('a'));
  const answers = await Promise.all(Array.from({ length: 1000 }, () => request(load)));
  expect(new Set(answers)).toEqual(new Set(['miss a']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page is fresh, then stale while one refresh runs, then fresh again', async () => {
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
  ['gives an error page', async () => failed()],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('an old page is sent for a day when the refresh %s', async (_case, load) => {
  const { request, advance } = setUp();
  await request(async () => content('a'));
  advance(23 * 60 * minute);
  expect(await request(load)).toBe('stale-error a');
});

test('a failed refresh is not repeated for five seconds', async () => {
  const { request, advance } = setUp();
  await request(async () => content('a'));
  advance(2 * minute);
  const load = jest.fn(() => Promise.reject(new Error('down')));
  for (let i = 0; i < 10; i += 1) {
    expect(await request(load)).toBe('stale a');
    await nextTick();
  }
  expect(load).toHaveBeenCalledTimes(1);
  advance(5_001);
  await request(load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page older than its whole lifetime is never sent', async () => {
  const { request, advance } = setUp();
  await request(async () => content('a'));
  advance(25 * 60 * minute);
  await expect(request(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('failures and pages without a lifetime are never cached', async () => {
  const { cache, request } = setUp();
  await expect(request(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await request(async () => failed())).toBe('miss sorry');
  expect(await request(async () => createPageResponse('preview', { ...init, lifetime: undefined }))).toBe(
    'miss preview',
  );
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  expect(await request(async () => content('a'))).toBe('miss a');
});

test('a missing item is cached for ten seconds and never sent after that', async () => {
  const { request, advance } = setUp();
  const missing = createPageResponse('no', { ...init, status: 404, lifetime: cacheLifetimes.missing });
  await request(async () => missing);
  advance(8_000);
  expect(await request(async () => content('a'))).toBe('hit no');
  advance(2_001);
  expect(await request(async () => content('a'))).toBe('miss a');
});

test('a withdrawn item replaces its cached page', async () => {
  const { request, advance } = setUp();
  await request(async () => content('a'));
  advance(minute);
  await request(async () =>
    createPageResponse('no', { ...init, status: 404, lifetime: cacheLifetimes.missing }),
  );
  await nextTick();
  expect(await request(async () => content('a'))).toBe('hit no');
});

test('the cache stays within its size limit', async () => {
  const { cache, request } = setUp(200_000);
  const body = 'x'.repeat(1_000);
  for (let i = 0; i < 2_000; i += 1) await request(async () => content(body), `key${i}`);
  expect(cache.size().bytes).toBeLessThanOrEqual(200_000);
  expect(cache.size().entries).toBeGreaterThan(10);
  cache.clear();
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});
