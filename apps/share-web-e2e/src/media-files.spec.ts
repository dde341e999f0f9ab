import { expect, test, type APIRequestContext } from '@playwright/test';
import { platformUrl } from './support/platform';

/** Requests files of the platform: itself, and through the site, whose answers have to be the same. */

const sound = '/media/clip/rain.mp3';
const size = 108_144;

const headersThatMatter = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
];

interface Requested {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

const ask = async (
  request: APIRequestContext,
  origin: string,
  { method = 'GET', path = sound, headers = {} }: Requested,
) => {
  const response = await request.fetch(origin + path, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  const all = response.headers();
  const named = headersThatMatter.flatMap((name) => (name in all ? [[name, all[name]]] : []));
  return {
    status: response.status(),
    headers: Object.fromEntries(named) as Record<string, string>,
    bytes: (await response.body()).length,
  };
};

const cases: [string, Requested, number, string | undefined, number][] = [
  ['the whole file', {}, 200, undefined, size],
  ['its beginning', { headers: { range: 'bytes=0-9' } }, 206, `bytes 0-9/${size}`, 10],
  ['its end', { headers: { range: 'bytes=-10' } }, 206, `bytes ${size - 10}-${size - 1}/${size}`, 10],
  ['a range that is none', { headers: { range: 'bytes=5-2' } }, 200, undefined, size],
  ['two ranges', { headers: { range: 'bytes=0-1,4-5' } }, 200, undefined, size],
  ['nothing of its end', { headers: { range: 'bytes=-0' } }, 416, `bytes */${size}`, 0],
  ['what lies behind its end', { headers: { range: `bytes=${size}-` } }, 416, `bytes */${size}`, 0],
  [
    'a part of an earlier file',
    { headers: { range: 'bytes=0-9', 'if-range': '"earlier"' } },
    200,
    undefined,
    size,
  ],
  ['its head', { method: 'HEAD' }, 200, undefined, 0],
  ['the head of a range', { method: 'HEAD', headers: { range: 'bytes=0-9' } }, 200, undefined, 0],
];

for (const [name, requested, status, range, bytes] of cases) {
  test(
    `a medium: ${name}`,
    { tag: ['@site-server', '@reference-platform'] },
    async ({ request, baseURL }) => {
      const own = await ask(request, platformUrl(), requested);
      expect([own.status, own.headers['content-range'], own.bytes]).toEqual([status, range, bytes]);
      if (requested.method === 'HEAD') expect(own.headers['content-length']).toBe(String(size));
      const forwarded = await ask(request, String(baseURL), requested);
      expect({ ...forwarded, headers: { ...forwarded.headers, 'cache-control': '' } }).toEqual({
        ...own,
        headers: { ...own.headers, 'cache-control': '' },
      });
    },
  );
}

test(
  'a medium that is known',
  { tag: ['@site-server', '@reference-platform'] },
  async ({ request, baseURL }) => {
    const first = await ask(request, String(baseURL), {});
    const etag = first.headers.etag ?? '';
    expect(etag).toMatch(/^"/);
    for (const origin of [platformUrl(), String(baseURL)]) {
      const known = await ask(request, origin, { headers: { 'if-none-match': etag } });
      expect([known.status, known.bytes, known.headers.etag]).toEqual([304, 0, etag]);
      const part = await ask(request, origin, { headers: { range: 'bytes=0-9', 'if-range': etag } });
      expect([part.status, part.bytes]).toEqual([206, 10]);
    }
  },
);
