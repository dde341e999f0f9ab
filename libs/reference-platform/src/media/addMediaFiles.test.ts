import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { addMediaFiles } from './addMediaFiles.server';
import { readTimescales, shiftSegment } from './shiftSegment';

const folder = join(__dirname, '../../fixtures/media');
const streamStart = 1_000_000;

const open = async () => {
  const { app } = await openTestPlatform();
  const clock = { now: streamStart };
  addMediaFiles(app, { folder, now: () => clock.now, streamStart });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(`/media/${path}`, { headers });
  return {
    app,
    clock,
    get,
    bytes: async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer()),
  };
};

test('all files together stay small', () => {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(join(folder, name)),
  );
  const total = sizes.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  expect(total).toBeLessThan(30 * 1024 * 1024);
});

test.each([
  ['clip/lake-wide.mp4', 'video/mp4'],
  ['clip/oldstreet-tall.mp4', 'video/mp4'],
  ['clip/rain-70.mp3', 'audio/mpeg'],
  ['clip/voice.mp3', 'audio/mpeg'],
  ['clip/lake-zh.vtt', 'text/vtt; charset=utf-8'],
  ['live/vod.m3u8', 'application/vnd.apple.mpegurl'],
  ['live/init.mp4', 'video/mp4'],
  ['live/s03.m4s', 'video/iso.segment'],
])('%s is %s, whole and in parts', async (path, type) => {
  const { get, bytes } = await open();
  const whole = await get(path);
  const all = await bytes(path);
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    type,
    'bytes',
  ]);
  expect(Number(whole.headers.get('content-length'))).toBe(all.length);
  for (const [range, from, to] of [
    ['bytes=0-1', 0, 1],
    ['bytes=10-', 10, all.length - 1],
    ['bytes=-5', all.length - 5, all.length - 1],
    [`bytes=3-${all.length * 2}`, 3, all.length - 1],
  ] as const) {
    const part = await get(path, { range });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to}/${all.length}`,
    ]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(all.slice(from, to + 1));
  }
  expect((await get(path, { range: `bytes=${all.length}-` })).status).toBe(416);
  expect((await get(path, { range: 'bytes=0-1,4-5' })).status).toBe(200);
});

test('a long sound is sent in parts of a megabyte, and whole to a request for all of it', async () => {
  const { get, bytes } = await open();
  const path = 'clip/waves-3600.mp3';
  const size = 3_600 * 4_000;
  const part = await get(path, { range: 'bytes=0-' });
  expect(part.headers.get('content-range')).toBe(`bytes 0-${2 ** 20 - 1}/${size}`);
  expect((await bytes(path)).length).toBe(size);
});

test('a repeated sound is its recording again and again', async () => {
  const { get, bytes } = await open();
  const recording = await bytes('clip/rain.mp3');
  const { length } = recording;
  expect(length % 144).toBe(0);
  const joint = await get('clip/rain-300.mp3', { range: `bytes=${2 * length - 3}-${2 * length + 2}` });
  expect([...new Uint8Array(await joint.arrayBuffer())]).toEqual([
    ...recording.slice(-3),
    ...recording.slice(0, 3),
  ]);
});

test.each([
  'clip/none.mp4',
  'clip/rain-0.mp3',
  'clip/rain-3601.mp3',
  'clip/none-30.mp3',
  'clip/..%2FREADME.md',
  'live/live-x.m4s',
])('%s is not found', async (path) => {
  expect((await (await open()).get(path)).status).toBe(404);
});

test('every film and sound the sample content plays exists', async () => {
  const { store } = await openTestPlatform();
  const { get } = await open();
  const records = await Promise.all(['content', 'live', 'live-post'].map((kind) => store.list(kind)));
  const paths = new Set(JSON.stringify(records).match(/\/media\/(clip|live)\/[\w.-]+/g));
  expect([...paths]).toEqual(expect.arrayContaining(['/media/live/live.m3u8', '/media/live/vod.m3u8']));
  for (const path of paths)
    expect([path, (await get(path.slice('/media/'.length), { range: 'bytes=0-0' })).status]).toEqual([
      path,
      206,
    ]);
});

/** First decode time of each track in seconds. */
const timesOf = (segment: Uint8Array, scales: ReadonlyMap<number, number>): number[] => {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const text = Buffer.from(segment).toString('latin1');
  return [...scales].map(([, scale], index) => {
    let at = -1;
    for (let turn = 0; turn <= index; turn += 1) at = text.indexOf('tfdt', at + 1);
    const wide = view.getUint8(at + 4) === 1;
    return (wide ? Number(view.getBigUint64(at + 8)) : view.getUint32(at + 8)) / scale;
  });
};

test('the endless stream goes on over the end of the recording without a seam', async () => {
  const { clock, get, bytes } = await open();
  const scales = readTimescales(await bytes('live/init.mp4'));
  expect(scales.size).toBe(2);
  const starts: number[][] = [];
  for (let number = 9; number < 28; number += 1)
    starts.push(timesOf(await bytes(`live/live-${number}.m4s`), scales));
  starts.slice(1).forEach((times, index) => {
    times.forEach((time, track) => expect(time - (starts[index]?.[track] ?? 0)).toBeCloseTo(2, 1));
  });

  const sequence = async () => {
    const playlist = await (await get('live/live.m3u8')).text();
    expect(playlist.match(/live-\d+\.m4s/g)).toHaveLength(6);
    expect(playlist).not.toContain('DISCONTINUITY');
    return Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);
  };
  const seen: number[] = [];
  for (let second = 0; second <= 60; second += 2) {
    clock.now = streamStart + second * 1000;
    seen.push(await sequence());
  }
  expect(seen).toEqual(Array.from({ length: 31 }, (_, index) => index));
  expect((await get('live/live.m3u8')).headers.get('cache-control')).toBe('no-store');
});

test('a shift moves times of either width and nothing else', () => {
  const box = (name: string, ...parts: number[][]): number[] => {
    const content = parts.flat();
    return [0, 0, 0, content.length + 8, ...Buffer.from(name), ...content];
  };
  const tfhd = (id: number) => box('tfhd', [0, 0, 0, 0], [0, 0, 0, id]);
  const segment = new Uint8Array(
    box(
      'moof',
      box('traf', tfhd(1), box('tfdt', [0, 0, 0, 0], [0, 0, 0, 5])),
      box('traf', tfhd(2), box('tfdt', [1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 7])),
    ),
  );
  const shifted = shiftSegment(
    segment,
    new Map([
      [1, 10],
      [2, 100],
    ]),
    2,
  );
  const changed = [...shifted].flatMap((byte, index) =>
    byte === segment[index] ? [] : [[segment[index], byte]],
  );
  expect(changed).toEqual([
    [5, 25],
    [7, 207],
  ]);
});
