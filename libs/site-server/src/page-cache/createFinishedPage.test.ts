import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFinishedPage } from './createFinishedPage';
import { lifetimes, toCacheControl } from './lifetimes';

const html = `<p>${'云溪的桥'.repeat(500)}</p>`;
const facts = {
  status: 200,
  headers: [],
  route: 'page',
  degraded: [],
  lifetime: lifetimes.content,
  failed: false,
};

test('each encoding is made once, holds the same page and stays at hand', async () => {
  const page = createFinishedPage(html, facts);
  expect(page.ready('br')).toBeUndefined();
  const [br, again] = await Promise.all([page.encoded('br'), page.encoded('br')]);
  expect(again).toBe(br);
  expect(page.ready('br')).toBe(br);
  expect(brotliDecompressSync(br).toString()).toBe(html);
  expect(gunzipSync(await page.encoded('gzip')).toString()).toBe(html);
  expect((await page.encoded('identity')).toString()).toBe(html);
  expect(br.length).toBeLessThan(page.raw.length);
});

test('the entity tag follows the bytes', () => {
  expect(createFinishedPage(html, facts).etag).toBe(createFinishedPage(html, facts).etag);
  expect(createFinishedPage(`${html} `, facts).etag).not.toBe(createFinishedPage(html, facts).etag);
});

test('caches in front are told the same spans', () => {
  expect(toCacheControl(lifetimes.content)).toBe('public, max-age=0, s-maxage=30, stale-if-error=86400');
  expect(toCacheControl(lifetimes.degraded)).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400');
  expect(toCacheControl(lifetimes.missing)).toBe('public, max-age=0, s-maxage=10');
  expect(toCacheControl(undefined)).toBe('no-store');
});
