import { createPageResponse } from './createPageResponse';
import { pageLifetimes, toCacheControl } from './pageLifetimes';

const html = `<p>${'云溪的桥'.repeat(500)}</p>`;
const init = {
  status: 200,
  headers: [],
  route: 'page',
  degraded: [],
  lifetime: pageLifetimes.content,
  failed: false,
};

test('the entity tag follows the bytes', () => {
  expect(createPageResponse(html, init).etag).toBe(createPageResponse(html, init).etag);
  expect(createPageResponse(`${html} `, init).etag).not.toBe(createPageResponse(html, init).etag);
});

test('shared caches get the same lifetimes', () => {
  expect(toCacheControl(pageLifetimes.content)).toBe('public, max-age=0, s-maxage=30, stale-if-error=86400');
  expect(toCacheControl(pageLifetimes.degraded)).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400');
  expect(toCacheControl(pageLifetimes.missing)).toBe('public, max-age=0, s-maxage=10');
});
