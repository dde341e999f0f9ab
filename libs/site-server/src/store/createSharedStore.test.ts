import { readSettings } from '../settings/readSettings';
import { createSharedStore, toStorePrefix } from './createSharedStore';

const settings = (env: Record<string, string> = {}) =>
  readSettings({ SITE_ORIGIN: 'https://share.example.com', ...env });
const prefix = toStorePrefix(settings(), 'a');

test.each([
  ['another port', { PORT: '4210', ADMIN_PORT: '4211', HOST: '0.0.0.0' }],
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

test('without REDIS_URL, or when nothing is kept, nothing is shared', () => {
  expect(createSharedStore(settings(), 'a', jest.fn())).toBeUndefined();
  const off = settings({ REDIS_URL: 'redis://127.0.0.1:1', PAGE_CACHE: 'off' });
  expect(createSharedStore(off, 'a', jest.fn())).toBeUndefined();
});
