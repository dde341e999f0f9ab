import { pageInit } from '../../testing/pageInit';
import { createPageResponse } from './createPageResponse';
import { pageLifetimes, toCacheControl } from './pageLifetimes';

const html = `<p>${'云溪的桥'.repeat(500)}</p>`;

test('the entity tag follows the bytes', () => {
  expect(createPageResponse(html, pageInit).etag).toBe(createPageResponse(html, pageInit).etag);
  expect(createPageResponse(`${html} `, pageInit).etag).not.toBe(createPageResponse(html, pageInit).etag);
});

test('shared caches get the same lifetimes', () => {
  expect(toCacheControl(pageLifetimes.content)).toBe('public, max-age=0, s-maxage=30, stale-if-error=86400');
  expect(toCacheControl(pageLifetimes.degraded)).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400');
  expect(toCacheControl(pageLifetimes.missing)).toBe('public, max-age=0, s-maxage=10');
});
