import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageResponse } from './createPageResponse';
import { cacheLifetimes, toCacheControl } from './cacheLifetimes';

const html = `<p>${'云溪的桥'.repeat(500)}</p>`;
const init = {
  status: 200,
  headers: [],
  route: 'page',
  degraded: [],
  lifetime: cacheLifetimes.content,
  failed: false,
};

test('each encoding is compressed once and holds the same page', async () => {
  const page = createPageResponse(html, init);
  const [br, again] = await Promise.all([page.encode('br'), page.encode('br')]);
  expect(again).toBe(br);
  expect(await page.encode('br')).toBe(br);
  expect(brotliDecompressSync(br).toString()).toBe(html);
  expect(gunzipSync(await page.encode('gzip')).toString()).toBe(html);
  expect((await page.encode('identity')).toString()).toBe(html);
  expect(br.length).toBeLessThan(page.raw.length);
});

test('the entity tag follows the bytes', () => {
  expect(createPageResponse(html, init).etag).toBe(createPageResponse(html, init).etag);
  expect(createPageResponse(`${html} `, init).etag).not.toBe(createPageResponse(html, init).etag);
});

test('shared caches get the same lifetimes', () => {
  expect(toCacheControl(cacheLifetimes.content)).toBe('public, max-age=0, s-maxage=30, stale-if-error=86400');
  expect(toCacheControl(cacheLifetimes.degraded)).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400');
  expect(toCacheControl(cacheLifetimes.missing)).toBe('public, max-age=0, s-maxage=10');
});
