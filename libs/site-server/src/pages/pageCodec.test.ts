import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createPageResponse } from './createPageResponse';
import { pageCodec } from './pageCodec';
import { pageLifetimes } from './pageLifetimes';

const lifetime = pageLifetimes.content;
const html = `<p>${'云溪的桥'.repeat(500)}</p>`;
const headers = ['Content-Type', 'text/html; charset=utf-8', 'X-Robots-Tag', 'noindex'];
const page = createPageResponse(Buffer.from(html), {
  status: 200,
  headers,
  route: '/:actor/:type/*',
  degraded: [],
  lifetime,
  failed: false,
});

test('a page comes back as it was, compressed already', async () => {
  const found = await pageCodec.decode(await pageCodec.encode(page), lifetime);
  expect(found).toEqual({ ...page, bodies: found.bodies });
  const br = found.bodies.in('br');
  expect(brotliDecompressSync(br as Buffer).toString()).toBe(html);
});

const head = { status: 200, headers, route: 'page' };
const toBytes = (fields: object, body = brotliCompressSync(html)) =>
  Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, ...fields })}\n`), body]);

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no line', Buffer.from('nonsense')],
  ['a status of another kind', toBytes({ status: 'ok' })],
  ['headers of another kind', toBytes({ headers: [['Content-Type', 'text/html']] })],
  ['a header that would begin another answer', toBytes({ headers: ['X-Note', 'a\r\nSet-Cookie: b'] })],
  ['a header name Node refuses', toBytes({ headers: ['X Note', 'a'] })],
  ['half a header', toBytes({ headers: ['X-Note'] })],
  ['a route that is none', toBytes({ route: '</title>' })],
  ['a body that is not brotli', toBytes({}, Buffer.from(html))],
  ['a bomb', toBytes({}, brotliCompressSync(Buffer.alloc(64 * 1024 * 1024)))],
])('bytes with %s are refused', async (_with, bytes) => {
  await expect(async () => pageCodec.decode(bytes, lifetime)).rejects.toThrow();
});
