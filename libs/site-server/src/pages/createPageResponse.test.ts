import { pageInit } from '../../testing/pageInit';
import { createPageResponse } from './createPageResponse';
import { pageLifetimes, toCacheControl } from './pageLifetimes';

const body = Buffer.from(`<p>${'云溪的桥'.repeat(500)}</p>`);

test('the entity tag follows the bytes', () => {
  expect(createPageResponse(body, pageInit).etag).toBe(createPageResponse(body, pageInit).etag);
  const other = Buffer.concat([body, Buffer.from(' ')]);
  expect(createPageResponse(other, pageInit).etag).not.toBe(createPageResponse(body, pageInit).etag);
});

test('shared caches get the same lifetimes', () => {
  expect(toCacheControl(pageLifetimes.content)).toBe(
    'public, max-age=0, s-maxage=30, stale-while-revalidate=5, stale-if-error=86400',
  );
  expect(toCacheControl(pageLifetimes.degraded)).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400',
  );
  expect(toCacheControl(pageLifetimes.missing)).toBe('public, max-age=0, s-maxage=10');
});
