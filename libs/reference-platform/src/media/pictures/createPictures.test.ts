/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { createMemoryStore } from '@share/reference-core';
import { createReferencePlatform } from '../../platform/createReferencePlatform';
import { createPictures, type PicturesOptions } from './createPictures.server';

let root: string;
let folder: string;
let cacheFolder: string;

/** A picture with detail, so that it has some weight. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  folder = join(root, 'picture');
  mkdirSync(folder);
  const put = async (name: string, bytes: Buffer | Promise<Buffer>) =>
    writeFileSync(join(folder, name), await bytes);
  await put(
    'wide.jpg',
    noise(2000, 1333)
      .jpeg({ quality: 90 })
      .withExif({ IFD0: { Make: 'secret' } })
      .toBuffer(),
  );
  await put('small.png', noise(200, 100).png().toBuffer());
  await put('upright.jpg', noise(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 255, g: 0, b: 0 } } });
  await put('p3.jpg', red.withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer());
  await put(
    'clear.png',
    sharp({ create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer(),
  );
  const rows = Buffer.concat(Array.from({ length: 800 }, (_, row) => Buffer.alloc(200 * 3, row / 4)));
  await put(
    'shade.jpg',
    sharp(rows, { raw: { width: 200, height: 800, channels: 3 } })
      .jpeg()
      .toBuffer(),
  );
  const whole = await noise(800, 600).jpeg().toBuffer();
  await put('cut.jpg', whole.subarray(0, whole.length / 3));
  await put('text.jpg', Buffer.from('<script>alert(1)</script>'));
  await put('empty.jpg', Buffer.alloc(0));
  await put(
    'drawing.svg',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
  );
  writeFileSync(join(root, 'secret.jpg'), 'secret');
  mkdirSync(join(folder, 'inner.jpg'));
  const frames = [0, 60, 120].map((value) => Buffer.alloc(100 * 80 * 3, value));
  await put(
    'moving.gif',
    sharp(Buffer.concat(frames), { raw: { width: 100, height: 240, channels: 3, pageHeight: 80 } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer(),
  );
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => (cacheFolder = mkdtempSync(join(root, 'cache-'))));

jest.setTimeout(60_000);

const open = async (options: Partial<PicturesOptions> = {}) => {
  const pictures = createPictures({ folder, cacheFolder, ...options });
  const app = createReferencePlatform({ store: createMemoryStore(), pictures });
  const send = async (method: string, path: string, headers: Record<string, string> = {}) =>
    app.request(path, { method, headers });
  const get = (path: string) => send('GET', `/media/picture/${path}`);
  const read = async (path: string) => {
    const response = await get(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { response, bytes, ...(await sharp(bytes, { animated: true }).metadata()) };
  };
  return { app, send, get, read };
};

test.each([
  ['wide.jpg', 'image/jpeg', 2000, 1333],
  ['wide.jpg?w=640&format=webp', 'image/webp', 640, 427],
  ['wide.jpg?w=600&format=avif', 'image/avif', 640, 427],
  ['wide.jpg?w=640&format=jpeg', 'image/jpeg', 640, 427],
  ['wide.jpg?w=640', 'image/jpeg', 640, 427],
  ['wide.jpg?h=200', 'image/jpeg', 300, 200],
  ['wide.jpg?format=webp', 'image/webp', 2000, 1333],
  ['wide.jpg?w=300&h=300&format=jpeg', 'image/jpeg', 300, 300],
  ['wide.jpg?w=300&h=300&format=jpeg&crop=attention', 'image/jpeg', 300, 300],
  ['wide.jpg?w=300&h=300&format=jpeg&crop=upper', 'image/jpeg', 300, 300],
  ['wide.jpg?w=1200&h=630&format=jpeg', 'image/jpeg', 1200, 630],
  ['small.png?w=2000&format=webp', 'image/webp', 200, 100],
  ['small.png?w=640', 'image/webp', 200, 100],
  ['small.png?w=300&h=300&format=jpeg', 'image/jpeg', 100, 100],
  ['small.png?w=1200&h=630&format=jpeg', 'image/jpeg', 190, 100],
  ['upright.jpg?w=96&format=jpeg', 'image/jpeg', 96, 144],
  ['upright.jpg?format=webp', 'image/webp', 200, 300],
  ['upright.jpg?w=160&h=160&format=avif', 'image/avif', 160, 160],
  ['clear.png?w=200&format=jpeg', 'image/jpeg', 200, 200],
  ['moving.gif?w=96&format=jpeg', 'image/jpeg', 96, 77],
])('%s is %s of %d × %d', async (path, type, width, height) => {
  const { response, bytes, ...picture } = await (await open()).read(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect([picture.width, picture.height]).toEqual([width, height]);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
  });
  expect(response.headers.get('vary')).toBeNull();
});

test.each([
  ['centre', 75],
  ['upper', 45],
])('a high picture cropped to a square, crop=%s: how light its first row is', async (crop, light) => {
  const { bytes } = await (await open()).read(`shade.jpg?w=200&h=200&format=webp&crop=${crop}`);
  const { info, data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([200, 200]);
  expect(Math.abs(data[0]! - light)).toBeLessThan(4);
});

test('a variant says nothing about its camera, and is upright without it', async () => {
  const { read } = await open();
  expect((await read('wide.jpg')).exif).toBeDefined();
  for (const path of ['wide.jpg?w=640&format=jpeg', 'upright.jpg?w=96&format=webp', 'p3.jpg?format=jpeg']) {
    const { exif, icc, orientation } = await read(path);
    expect({ path, exif, icc, orientation }).toEqual({
      path,
      exif: undefined,
      icc: undefined,
      orientation: undefined,
    });
  }
});

test('colours of a wide gamut are those of sRGB', async () => {
  const { read } = await open();
  const raw = async (path: string) => [
    ...(
      await sharp((await read(path)).bytes)
        .raw()
        .toBuffer()
    ).subarray(0, 3),
  ];
  const [red = 0, green = 255, blue = 255] = await raw('p3.jpg?format=jpeg');
  expect([red > 240, green < 16, blue < 16]).toEqual([true, true, true]);
});

test('a moving picture moves on as WebP', async () => {
  const { pages, delay } = await (await open()).read('moving.gif?w=96&format=webp');
  expect([pages, delay]).toEqual([3, [100, 100, 100]]);
});

test('a picture with clear parts lies on white as a JPEG, and stays clear as WebP', async () => {
  const { read } = await open();
  const { bytes } = await read('clear.png?w=200&format=jpeg');
  expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  expect((await read('clear.png?w=200&format=webp')).hasAlpha).toBe(true);
});

test.each([96, 120, 160, 200, 240, 280, 300, 320])(
  'a share card of %d pixels has at most 32 kB',
  async (side) => {
    const { bytes } = await (await open()).read(`wide.jpg?w=${side}&h=${side}&format=jpeg`);
    expect(bytes.length).toBeLessThanOrEqual(32_000);
  },
);

test.each([
  ['wide.jpg?w=0', 400, 400],
  ['wide.jpg?format=gif', 400, 400],
  ['wide.jpg?w=9&w=9', 400, 400],
  ['none.jpg?w=x', 400, 400],
  ['none.jpg', 404, 404],
  ['none.jpg?w=640', 404, 404],
  ['inner.jpg', 404, 404],
  ['secret.jpg', 404, 404],
  ['..%2Fsecret.jpg', 404, 404],
  ['..%2F..%2Fetc%2Fpasswd', 404, 404],
  ['%2e%2e%2fsecret.jpg?w=96', 404, 404],
  ['..%5Csecret.jpg', 404, 404],
  ['wide.jpg%00.png', 404, 404],
  ['.jpg', 404, 404],
  ['WIDE.JPG', 404, 404],
  ['constructor', 404, 404],
  [`${'a'.repeat(200)}.jpg`, 404, 404],
  ['http:%2F%2Fexample.com%2Fa.jpg', 404, 404],
  ['cut.jpg?w=96&format=webp', 415, 415],
  ['text.jpg?w=96', 415, 415],
  ['empty.jpg?format=jpeg', 415, 415],
])('%s is refused with %d', async (path, status, code) => {
  const response = await (await open()).get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ code, data: null, message: expect.stringMatching(/\S/) });
  expect(readdirSync(cacheFolder)).toEqual([]);
});

test('a link that leads out of the folder is not followed', async () => {
  symlinkSync(join(root, 'secret.jpg'), join(folder, 'link.jpg'));
  const response = await (await open()).get('link.jpg');
  rmSync(join(folder, 'link.jpg'));
  expect(response.status).toBe(404);
});

test('a broken original is sent as it is', async () => {
  const response = await (await open()).get('cut.jpg');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('an SVG is sent as it is, whatever is requested, and runs nothing', async () => {
  const { get } = await open();
  for (const path of ['drawing.svg', 'drawing.svg?w=96&format=webp', 'drawing.svg?w=300&h=300&format=jpeg']) {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  }
});

test('a drawing of the platform is a share card when a JPEG with both lengths is requested', async () => {
  const { send } = await open();
  for (const path of ['/media/scene/lake-a.svg', '/media/avatar/a.svg', '/media/logo.svg']) {
    const card = await send('GET', `${path}?w=300&h=300&format=jpeg`);
    const bytes = Buffer.from(await card.arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(32_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
    for (const query of ['', '?w=640&format=webp', '?w=640&format=jpeg'])
      expect((await send('GET', path + query)).headers.get('content-type')).toContain('svg');
    expect((await send('GET', `${path}?w=0`)).status).toBe(400);
  }
});

test('HEAD has the length, a known tag gets 304, and a restart keeps tags and variants', async () => {
  const path = '/media/picture/wide.jpg?w=640&format=webp';
  const first = await (await open()).send('GET', path);
  const etag = first.headers.get('etag') ?? '';
  const bytes = await first.arrayBuffer();
  const stored = readdirSync(cacheFolder);
  expect(stored).toHaveLength(1);
  const loadSharp = jest.fn(async () => sharp);
  const { send } = await open({ loadSharp });
  const head = await send('HEAD', path);
  expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
    200,
    String(bytes.byteLength),
    etag,
  ]);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const response = await send('GET', path, { 'if-none-match': known });
    expect([known, response.status, response.headers.get('etag')]).toEqual([known, 304, etag]);
    expect(await response.text()).toBe('');
  }
  expect((await send('GET', path, { 'if-none-match': '"other"' })).status).toBe(200);
  expect(readdirSync(cacheFolder)).toEqual(stored);
});

test('other parameters do not make another variant; another crop, size and format do', async () => {
  const { get } = await open();
  const tag = async (path: string) => (await get(path)).headers.get('etag');
  const base = await tag('wide.jpg?w=300&h=300&format=jpeg');
  expect(await tag('wide.jpg?utm=1&format=jpeg&h=300&w=300&crop=centre')).toBe(base);
  const others = await Promise.all(
    [
      'wide.jpg',
      'wide.jpg?w=320&h=320&format=jpeg',
      'wide.jpg?w=300&h=300&format=webp',
      'wide.jpg?w=300&h=300&format=jpeg&crop=attention',
      'small.png?w=300&h=300&format=jpeg',
    ].map(tag),
  );
  expect(new Set([base, ...others]).size).toBe(6);
});

test('a file that changes has another tag', async () => {
  const { get } = await open();
  writeFileSync(join(folder, 'changing.png'), await noise(50, 50).png().toBuffer());
  const before = (await get('changing.png?w=96')).headers.get('etag');
  writeFileSync(join(folder, 'changing.png'), await noise(60, 50).png().toBuffer());
  expect((await get('changing.png?w=96')).headers.get('etag')).not.toBe(before);
});

test('one variant that many request at once is encoded once; beyond the bound they have to come again', async () => {
  const { get } = await open({ atOnce: 1, maxWaiting: 2 });
  const same = await Promise.all(Array.from({ length: 30 }, () => get('wide.jpg?w=640&format=webp')));
  expect(same.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(readdirSync(cacheFolder)).toHaveLength(1);
  const different = await Promise.all(
    [96, 120, 160, 200, 240, 280].map((width) => get(`wide.jpg?w=${width}&format=webp`)),
  );
  const refused = different.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(await refused[0]?.json()).toMatchObject({ code: 503, data: null });
  expect((await get('wide.jpg?w=280&format=webp')).status).toBe(200);
});

test('visitors who leave take their encodings with them', async () => {
  const { app } = await open({ atOnce: 1, maxWaiting: 50 });
  const leaving = new AbortController();
  const requested = [96, 120, 160, 200, 240, 280, 320, 360].map((width) =>
    app.request(`/media/picture/wide.jpg?w=${width}&format=webp`, { signal: leaving.signal }),
  );
  await pause(5);
  leaving.abort();
  await Promise.allSettled(requested);
  await pause(300);
  expect(readdirSync(cacheFolder).length).toBeLessThan(4);
});

test('without a folder that can be written there is no cache, one line in the log, and every picture', async () => {
  const error = jest.fn();
  const file = join(root, 'no-folder');
  writeFileSync(file, '');
  chmodSync(file, 0o444);
  const { get } = await open({ cacheFolder: join(file, 'pictures'), logger: { info: jest.fn(), error } });
  for (const width of [96, 120, 160]) expect((await get(`wide.jpg?w=${width}`)).status).toBe(200);
  expect(error).toHaveBeenCalledTimes(1);
});

test('without the encoder originals are sent, with one line in the log', async () => {
  const error = jest.fn();
  const loadSharp = () => Promise.reject(new Error("Cannot find package 'sharp'"));
  const { get, send } = await open({ loadSharp, logger: { info: jest.fn(), error } });
  for (const query of ['', '?w=640&format=webp', '?w=300&h=300&format=jpeg']) {
    const response = await get(`wide.jpg${query}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  expect(
    (await send('GET', '/media/scene/lake.svg?w=300&h=300&format=jpeg')).headers.get('content-type'),
  ).toContain('svg');
  expect((await get('wide.jpg?w=0')).status).toBe(400);
  expect(error).toHaveBeenCalledTimes(1);
});

test('a picture of 12,000 pixels is made small within bounds of memory', async () => {
  writeFileSync(join(folder, 'long.jpg'), await noise(75, 1_200).resize(750, 12_000).jpeg().toBuffer());
  writeFileSync(
    join(folder, 'panorama.jpg'),
    await noise(1_200, 400).resize(12_000, 4_000).jpeg().toBuffer(),
  );
  const { read } = await open();
  const before = process.memoryUsage().rss;
  expect(await read('long.jpg?w=750&format=webp')).toMatchObject({ width: 750, height: 12_000 });
  expect(await read('long.jpg?w=360&format=avif')).toMatchObject({ width: 360, height: 5_760 });
  expect(await read('panorama.jpg?w=2000&format=webp')).toMatchObject({ width: 2000, height: 667 });
  expect(await read('panorama.jpg?w=300&h=300&format=jpeg')).toMatchObject({ width: 300, height: 300 });
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 2 ** 20);
}, 60_000);

test('a picture with too many pixels is refused before it is decoded', async () => {
  writeFileSync(
    join(folder, 'bomb.png'),
    await sharp({ create: { width: 12_000, height: 8_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  const { get } = await open();
  const before = process.memoryUsage().rss;
  expect((await get('bomb.png?w=96')).status).toBe(415);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 2 ** 20);
}, 60_000);
