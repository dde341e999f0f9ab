import { cacheLifetimes } from './CacheLifetime';
import { createCaches } from './createCaches';

const { content: lifetime } = cacheLifetimes;
const options = { maxBytes: 100_000, sizeOf: (value: string) => value.length };

const setUp = () => {
  let time = 0;
  const onRefreshFailure = jest.fn();
  const caches = createCaches({ onRefreshFailure, now: () => time });
  return { caches, onRefreshFailure, advance: (ms: number) => (time += ms) };
};

test('caches are counted and trimmed together', async () => {
  const { caches } = setUp();
  for (const name of ['pages', 'data']) {
    const cache = caches.open(name, options);
    for (const key of ['a', 'b']) await cache.answer(key, async () => ({ value: name, lifetime }));
  }
  expect(caches.size()).toEqual({ entries: 4, bytes: 4 * (512 + 2) + 10 + 8 });
  caches.trim(0.5);
  expect(caches.size().entries).toBe(2);
});

test('a refresh that fails is reported with the name of its cache', async () => {
  const { caches, onRefreshFailure, advance } = setUp();
  const cache = caches.open('data', options);
  await cache.answer('a', async () => ({ value: 'old', lifetime }));
  advance(60_000);
  expect((await cache.answer('a', () => Promise.reject(new Error('down')))).value).toBe('old');
  await new Promise((resolve) => setImmediate(resolve));
  expect(onRefreshFailure.mock.calls).toEqual([['data', expect.objectContaining({ message: 'down' })]]);
});

test('only a cache with a codec is shared', () => {
  const level = jest.fn();
  const close = jest.fn();
  const store = { level, close, ask: jest.fn(), purge: jest.fn() };
  const caches = createCaches({ store, onRefreshFailure: () => undefined });
  const codec = { encode: (value: string) => Buffer.from(value), decode: String };
  caches.open('pages', { ...options, codec });
  caches.open('searches', options);
  expect(level.mock.calls).toEqual([['pages', codec]]);
  caches.close();
  expect(close).toHaveBeenCalledTimes(1);
});
