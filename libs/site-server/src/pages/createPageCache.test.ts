import { pageInit } from '../../testing/pageInit';
import { createAdmissionControl } from '@share/http-server';
import { openPageCaches, toLoaded } from './createPageCache';
import { readSettings } from '../settings/readSettings';
import { createSiteCaches } from '../store/createSiteCaches';
import { createPageResponse } from './createPageResponse';
import { pageLifetimes } from './pageLifetimes';

const content = createPageResponse(Buffer.from('a'), pageInit);

const setUp = () => {
  const room = { concurrent: 8, queued: 0, waitMs: 0 };
  const reportFailure = jest.fn();
  const caches = createSiteCaches(readSettings({}), { release: 'release', data: '1' }, reportFailure);
  if (!caches) throw new Error('Nothing is cached');
  const limits = { pageCacheBytes: 1_000_000, unknownPagesBytes: 1_000_000 };
  const refreshes = createAdmissionControl({ ...room, concurrent: 1 });
  const { ordinary: cache } = openPageCaches(caches, limits, refreshes);
  const reported = () => reportFailure.mock.calls.map(([{ of, name }]) => `${of} ${name}`);
  return { cache, reported };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [
    'that lacks a part',
    createPageResponse(Buffer.from('b'), {
      ...pageInit,
      lifetime: pageLifetimes.degraded,
      degraded: ['hot'],
    }),
  ],
  [
    'that says sorry',
    createPageResponse(Buffer.from('b'), { ...pageInit, status: 503, lifetime: undefined, failed: true }),
  ],
])('a page %s does not replace a complete one, and is reported', async (_which, worse) => {
  const { cache, reported } = setUp();
  await cache.answer('k', async () => toLoaded(content));
  jest.advanceTimersByTime(60_000);
  await cache.answer('k', async () => toLoaded(worse));
  await jest.advanceTimersByTimeAsync(10);
  expect(cache.peek('k')?.value).toBe(content);
  expect(reported()).toEqual(['refresh page incomplete']);
});

test('refreshes behind answers have little room; what finds none is reported', async () => {
  const { cache, reported } = setUp();
  for (const key of ['a', 'b']) await cache.answer(key, async () => toLoaded(content));
  jest.advanceTimersByTime(60_000);
  const load = jest.fn(() => new Promise<never>(() => undefined));
  for (const key of ['a', 'b']) expect((await cache.answer(key, load)).state).toBe('stale');
  await jest.advanceTimersByTimeAsync(10);
  expect(load).toHaveBeenCalledTimes(1);
  expect(reported()).toEqual(['refresh page overload']);
});

test('a page that may not be cached is made for each visitor', async () => {
  const { cache } = setUp();
  const preview = createPageResponse(Buffer.from('preview'), { ...pageInit, lifetime: undefined });
  const load = jest.fn(async () => toLoaded(preview));
  for (let i = 0; i < 2; i += 1) expect((await cache.answer('k', load)).state).toBe('miss');
  expect(load).toHaveBeenCalledTimes(2);
});
