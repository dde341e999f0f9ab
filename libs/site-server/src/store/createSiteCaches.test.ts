import { readSettings } from '../settings/readSettings';
import { createSiteCaches, toStorePrefix } from './createSiteCaches';

const settings = (env: Record<string, string> = {}) =>
  readSettings({ SITE_ORIGIN: 'https://share.example.com', ...env });
const prefix = toStorePrefix(settings(), 'a');

test.each([
  ['another port', { PORT: '4210', ADMIN_PORT: '4211', HOST: '0.0.0.0', ADMIN_HOST: '0.0.0.0' }],
  ['another time to drain', { DRAIN_MS: '15000' }],
  ['another way to the Redis', { REDIS_URL: 'redis://127.0.0.1:6380' }],
])('instances with %s share', (_with, env) => {
  expect(toStorePrefix(settings(env), 'a')).toBe(prefix);
});

test('releases and sites with other pages do not share', () => {
  const others = [
    toStorePrefix(settings(), 'b'),
    toStorePrefix(settings({ CSP_EXTRA_IMG_SRC: 'https://cdn.example.com' }), 'a'),
    toStorePrefix(settings({ SITE_ORIGIN: 'https://other.example.com' }), 'a'),
  ];
  expect(new Set([prefix, ...others]).size).toBe(4);
});

test('with PAGE_CACHE=off there are no caches', () => {
  const off = settings({ REDIS_URL: 'redis://127.0.0.1:1', PAGE_CACHE: 'off' });
  expect(createSiteCaches(off, { release: 'a', data: '1' }, jest.fn())).toBeUndefined();
});

test('a refresh that fails is counted by the name of its cache and by its cause', async () => {
  const reportFailure = jest.fn();
  const caches = createSiteCaches(settings(), { release: 'a', data: '1' }, reportFailure);
  const cache = caches?.open<string>('hot', { maxBytes: 10_000, sizeOf: () => 1 });
  const past = { freshMs: 0, staleMs: 60_000, errorMs: 0 };
  await cache?.answer('key', async () => ({ value: 'old', lifetime: past }));
  await cache?.answer('key', () => Promise.reject(new Error('down')));
  await new Promise((resolve) => setImmediate(resolve));
  expect(reportFailure).toHaveBeenCalledTimes(1);
  expect(reportFailure).toHaveBeenCalledWith(expect.objectContaining({ of: 'refresh hot', name: 'error' }));
});
