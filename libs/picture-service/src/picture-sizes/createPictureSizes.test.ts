/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { createPictureSizes } from './createPictureSizes.server';
import { readPictureSize } from './readPictureSize';

const servers: Server[] = [];
const requested: string[] = [];

/** A server inside this network that writes down what it is requested. */
const startServer = async (answer: RequestListener) => {
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return (server.address() as AddressInfo).port;
};

afterEach(() => {
  requested.length = 0;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fa0' } });
const png = (width: number, height: number) => picture(width, height).png().toBuffer();
const give =
  (bytes: Buffer): RequestListener =>
  (_, response) =>
    response.end(bytes);

const setUp = (
  port: number,
  more: { hosts?: string[]; publicApiBaseUrl?: string; read?: typeof readPictureSize } = {},
) =>
  createPictureSizes({
    settings: {
      apiBaseUrl: `http://127.0.0.1:${port}/v`,
      publicApiBaseUrl: more.publicApiBaseUrl ?? '',
      ownOrigins: ['https://m.example.com'],
      pictureSizeHosts: more.hosts ?? [],
    },
    ...(more.read && { read: more.read }),
  });

const learn = async (sizes: ReturnType<typeof setUp>, src: string) => {
  const isPending = sizes.learn([src]);
  await sizes.idle();
  return { isPending, size: sizes.sizeOf(src) };
};

describe('pictures of the platform', () => {
  test.each([
    ['a path', '/media/a.png?x=1'],
    ['the site itself', 'https://m.example.com/media/a.png?x=1'],
    ['the platform as browsers reach it', 'https://api.example.com/media/a.png?x=1'],
  ])('%s: learnt once, from the platform as the server reaches it', async (_name, src) => {
    const port = await startServer(give(await png(750, 3000)));
    const sizes = setUp(port, { publicApiBaseUrl: 'https://api.example.com/v' });
    expect(sizes.sizeOf(src)).toBeUndefined();
    expect(await learn(sizes, src)).toEqual({ isPending: true, size: { width: 750, height: 3000 } });
    expect(sizes.learn([src])).toBe(false);
    expect(requested).toEqual(['/media/a.png?x=1']);
  });

  test.each([
    ['jpeg', () => picture(300, 200).jpeg().toBuffer(), { width: 300, height: 200 }],
    [
      'turned jpeg',
      () => picture(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      { width: 200, height: 300 },
    ],
    ['webp', () => picture(30, 20).webp().toBuffer(), { width: 30, height: 20 }],
    ['gif', () => picture(30, 20).gif().toBuffer(), { width: 30, height: 20 }],
    [
      'drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"/>'),
      { width: 600, height: 400 },
    ],
  ])('%s', async (_name, make, size) => {
    const port = await startServer(give(await make()));
    expect((await learn(setUp(port), '/media/a')).size).toEqual(size);
  });

  test('only the beginning of a file is read', async () => {
    let sent = 0;
    const head = await png(40, 30);
    const port = await startServer((_, response) => {
      response.write(head);
      const more = setInterval(() => {
        sent += 1;
        response.write(Buffer.alloc(1024));
      }, 1);
      response.on('close', () => clearInterval(more));
    });
    expect((await learn(setUp(port), '/media/a')).size).toEqual({ width: 40, height: 30 });
    const after = sent;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(sent - after).toBeLessThan(20);
  });

  test.each([
    ['no picture', give(Buffer.from('<html>'))],
    ['nothing', give(Buffer.alloc(0))],
    [
      'no end',
      (_: unknown, response: Parameters<RequestListener>[1]) => void response.write(Buffer.alloc(300_000, 1)),
    ],
    [
      'a failure',
      (_: unknown, response: Parameters<RequestListener>[1]) => void response.writeHead(500).end(),
    ],
    ['a cut', (request: Parameters<RequestListener>[0]) => void request.socket.destroy()],
  ] as [string, RequestListener][])('%s has no size, and is not requested again', async (_name, answer) => {
    const sizes = setUp(await startServer(answer));
    expect(await learn(sizes, '/media/a')).toEqual({ isPending: true, size: undefined });
    expect(sizes.learn(['/media/a'])).toBe(false);
    expect(requested).toHaveLength(1);
  });

  test('an answer that does not come is given up', async () => {
    const port = await startServer(() => undefined);
    expect(
      await readPictureSize(new URL(`http://127.0.0.1:${port}/`), { isPlatform: true, timeoutMs: 50 }),
    ).toBeUndefined();
  });

  test('what is no picture of the platform is not requested', async () => {
    const sizes = setUp(await startServer(give(await png(1, 1))));
    for (const src of [
      '/peony/v1/x',
      '/-/health',
      'https://other.example/a.png',
      'data:image/png;base64,x',
      'not an address',
    ])
      expect(sizes.learn([src])).toBe(false);
    await sizes.idle();
    expect(requested).toEqual([]);
  });
});

describe('an address inside this network is never connected to', () => {
  /** A server that must not be reached, and names that lead to it. */
  const plant = async () => {
    const port = await startServer(give(await png(1, 1)));
    return { port, toPlanted: (address: string) => ({ isPlatform: false, resolve: resolveTo(address) }) };
  };
  const resolveTo =
    (...addresses: string[]): NonNullable<Parameters<typeof readPictureSize>[1]['resolve']> =>
    (_host, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );

  test.each([
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    '10.0.0.1',
    '192.168.0.1',
    '[fd00::1]',
    '[fe80::1]',
  ])('%s, though the setting names it', async (host) => {
    const { port } = await plant();
    const url = new URL(`http://${host}:${port}/latest/meta-data`);
    const sizes = setUp(1, { hosts: [url.host] });
    expect((await learn(sizes, url.href)).size).toBeUndefined();
    expect(requested).toEqual([]);
  });

  test.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['10.0.0.7'], ['169.254.169.254'], ['fd00::1']])(
    'a name that leads to %s',
    async (address) => {
      const { port, toPlanted } = await plant();
      const url = new URL(`http://img.example.com:${port}/a.png`);
      expect(await readPictureSize(url, toPlanted(address))).toBeUndefined();
      expect(requested).toEqual([]);
    },
  );

  test('a name of which one address is inside', async () => {
    const { port } = await plant();
    const resolve = resolveTo('93.184.216.34', '127.0.0.1');
    expect(
      await readPictureSize(new URL(`http://img.example.com:${port}/`), { isPlatform: false, resolve }),
    ).toBeUndefined();
    expect(requested).toEqual([]);
  });

  test('a name is resolved once: no later answer can lead elsewhere', async () => {
    const { port } = await plant();
    const resolve = jest.fn(resolveTo('127.0.0.1'));
    await readPictureSize(new URL(`http://img.example.com:${port}/`), { isPlatform: false, resolve });
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  test('a redirect, of the platform too', async () => {
    const { port: planted } = await plant();
    const port = await startServer((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${planted}/secret.png` }).end(),
    );
    expect((await learn(setUp(port), '/media/a.png')).size).toBeUndefined();
    expect(requested).toEqual(['/media/a.png']);
  });

  test('other protocols, and addresses with a user', async () => {
    for (const address of ['ftp://img.example.com/a', 'file:///etc/passwd', 'http://u:p@img.example.com/'])
      expect(await readPictureSize(new URL(address), { isPlatform: false })).toBeUndefined();
  });
});

describe('hosts of the setting', () => {
  const read = jest.fn(async () => ({ width: 3, height: 2 }));
  beforeEach(() => read.mockClear());

  test.each([
    ['https://img.example.com/a.png', true],
    ['http://a.b.example.net/a.png', true],
    ['https://example.net/a.png', false],
    ['https://badexample.net/a.png', false],
    ['https://img.example.com.evil.example/a.png', false],
    ['https://img.example.com:8443/a.png', false],
  ])('%s: %s', async (src, isRequested) => {
    const sizes = setUp(1, { hosts: ['img.example.com', '*.example.net'], read });
    expect((await learn(sizes, src)).isPending).toBe(isRequested);
    expect(read).toHaveBeenCalledTimes(isRequested ? 1 : 0);
    if (isRequested) expect(read).toHaveBeenCalledWith(new URL(src), { isPlatform: false });
  });
});

test('few are read at once, and few wait', async () => {
  let running = 0;
  let most = 0;
  const read = jest.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return { width: 3, height: 2 };
  });
  const sizes = setUp(1, { read });
  for (let text = 0; text < 20; text += 1)
    sizes.learn(Array.from({ length: 100 }, (_, index) => `/media/${text}/${index}.png`));
  await sizes.idle();
  expect(most).toBeLessThanOrEqual(4);
  expect(read.mock.calls.length).toBeLessThanOrEqual(210);
  expect(read.mock.calls.length).toBeGreaterThan(100);
});
