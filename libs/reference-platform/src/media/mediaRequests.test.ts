import { join } from 'node:path';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { addMediaFiles } from './addMediaFiles.server';

const folder = join(__dirname, '../../fixtures/media');
const path = '/media/clip/rain.mp3';
const size = 108_144;

const open = async (streamStart = 1_000_000) => {
  const { app } = await openTestPlatform();
  addMediaFiles(app, { folder, now: () => streamStart, streamStart });
  return (method: string, headers: Record<string, string> = {}, address = path) =>
    app.request(address, { method, headers });
};

/** Status, first and last byte and length of an answer, as its headers announce them. */
const outcomeOf = ({ status, headers }: Response) => [
  status,
  headers.get('content-range'),
  headers.get('content-length'),
];

const whole = [200, null, String(size)];
const part = (first: number, last: number) => [
  206,
  `bytes ${first}-${last}/${size}`,
  String(last - first + 1),
];
const unsatisfiable = [416, `bytes */${size}`, null];

test.each([
  ['bytes=0-0', part(0, 0)],
  ['bytes=0-1', part(0, 1)],
  ['bytes=100-', part(100, size - 1)],
  ['bytes=-5', part(size - 5, size - 1)],
  [`bytes=-${size * 2}`, part(0, size - 1)],
  [`bytes=${size - 1}-`, part(size - 1, size - 1)],
  [`bytes=${size - 1}-${size * 2}`, part(size - 1, size - 1)],
  ['bytes=0-99999999999999999999999', part(0, size - 1)],
  ['Bytes=0-1', part(0, 1)],
  // There is nothing at these.
  [`bytes=${size}-`, unsatisfiable],
  [`bytes=${size}-${size + 10}`, unsatisfiable],
  ['bytes=99999999999999999999999-', unsatisfiable],
  ['bytes=-0', unsatisfiable],
  // These are no ranges, or several, and are ignored.
  ['bytes=5-2', whole],
  ['bytes=-', whole],
  ['bytes=', whole],
  ['bytes=a-b', whole],
  ['bytes=1-2x', whole],
  ['bytes=-1-2', whole],
  ['bytes=0-1,4-5', whole],
  ['bytes 0-1', whole],
  ['items=0-1', whole],
  ['', whole],
])('Range: %j', async (range, outcome) => {
  const response = await (await open())('GET', { range });
  expect(outcomeOf(response)).toEqual(outcome);
  const body = new Uint8Array(await response.arrayBuffer());
  expect(body.length).toBe(Number(outcome[2]));
});

test('an entity tag is strong, differs between files and is the same after a restart', async () => {
  const request = await open();
  const tagOf = (response: Response) => response.headers.get('etag');
  const paths = [
    path,
    '/media/clip/rain-70.mp3',
    '/media/clip/rain-71.mp3',
    '/media/clip/waves-70.mp3',
    '/media/live/s00.m4s',
    '/media/live/live-12.m4s',
    '/media/live/live-24.m4s',
    '/media/live/vod.m3u8',
    '/media/live/live.m3u8',
    '/media/clip/lake-zh.vtt',
  ];
  const tags = await Promise.all(paths.map(async (each) => tagOf(await request('GET', {}, each))));
  expect(new Set(tags).size).toBe(paths.length);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{16,}"$/);
  const restarted = await open();
  expect(await Promise.all(paths.map(async (each) => tagOf(await restarted('GET', {}, each))))).toEqual(tags);
});

describe('a condition', () => {
  const ask = async (method: string, conditions: (tag: string) => Record<string, string>) => {
    const request = await open();
    const tag = (await request('GET')).headers.get('etag') ?? '';
    return request(method, conditions(tag));
  };

  test.each<[string, (tag: string) => string, unknown[]]>([
    ['its own tag', (tag) => tag, part(2, 5)],
    ['the tag of an earlier file', () => '"earlier"', whole],
    // A weak tag does not promise the same bytes, a date is not known here.
    ['its own tag, weak', (tag) => `W/${tag}`, whole],
    ['a date', () => 'Wed, 21 Oct 2026 07:28:00 GMT', whole],
    ['nonsense', () => 'x', whole],
  ])('If-Range: %s', async (_name, validator, outcome) => {
    const response = await ask('GET', (tag) => ({ range: 'bytes=2-5', 'if-range': validator(tag) }));
    expect(outcomeOf(response)).toEqual(outcome);
  });

  test('If-Range without Range means nothing', async () => {
    expect(outcomeOf(await ask('GET', (tag) => ({ 'if-range': tag })))).toEqual(whole);
  });

  test('a range that is not there is none for an earlier file', async () => {
    const requested = { range: `bytes=${size}-`, 'if-range': '"earlier"' };
    expect(outcomeOf(await ask('GET', () => requested))).toEqual(whole);
  });

  test.each<[string, (tag: string) => string, number]>([
    ['its own tag', (tag) => tag, 304],
    ['its own tag, weak', (tag) => `W/${tag}`, 304],
    ['its own tag among others', (tag) => `"a", "b,c" ,${tag}`, 304],
    ['anything', () => '*', 304],
    ['another tag', () => '"another"', 200],
    ['a part of its tag', (tag) => tag.slice(0, -2), 200],
  ])('If-None-Match: %s', async (_name, header, status) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(method, (tag) => ({ 'if-none-match': header(tag) }));
      expect(response.status).toBe(status);
      if (status !== 304) continue;
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toMatch(/^"/);
      expect(response.headers.get('cache-control')).toContain('max-age');
    }
  });

  test('If-None-Match goes before Range', async () => {
    const unchanged = await ask('GET', (tag) => ({ 'if-none-match': tag, range: 'bytes=0-1' }));
    expect(unchanged.status).toBe(304);
    const changed = await ask('GET', () => ({ 'if-none-match': '"earlier"', range: 'bytes=0-1' }));
    expect(outcomeOf(changed)).toEqual(part(0, 1));
  });

  test.each<[string, (tag: string) => string, number]>([
    ['its own tag', (tag) => tag, 200],
    ['anything', () => '*', 200],
    ['its own tag, weak', (tag) => `W/${tag}`, 412],
    ['the tag of an earlier file', () => '"earlier"', 412],
  ])('If-Match: %s', async (_name, header, status) => {
    expect((await ask('GET', (tag) => ({ 'if-match': header(tag) }))).status).toBe(status);
  });
});

test.each([
  [path, 'audio/mpeg', String(size)],
  ['/media/clip/waves-3600.mp3', 'audio/mpeg', String(3_600 * 4_000)],
  ['/media/live/vod.m3u8', 'application/vnd.apple.mpegurl', '451'],
  ['/media/live/s00.m4s', 'video/iso.segment', '22649'],
])(
  'HEAD of %s says what GET does, without a body and whatever range is requested',
  async (address, type, length) => {
    const request = await open();
    const headersOf = ({ headers }: Response) => Object.fromEntries(headers);
    const requested = await request('GET', {}, address);
    const head = await request('HEAD', { range: 'bytes=0-1' }, address);
    expect(head.status).toBe(200);
    expect(headersOf(head)).toMatchObject({
      'content-type': type,
      'content-length': length,
      'accept-ranges': 'bytes',
      etag: requested.headers.get('etag'),
    });
    expect(await head.text()).toBe('');
  },
);
