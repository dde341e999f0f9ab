import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { closeServers, startSite } from '../../testing/startSite';
import { sendBytes, sendRaw } from '../../testing/sendRaw';
import { createHttpServer } from '@share/http-server';
import { defaultLimits } from './SiteServerOptions';

type Site = Awaited<ReturnType<typeof startSite>>;

afterEach(closeServers);

const shortTimeouts = {
  headersTimeoutMs: 100,
  requestTimeoutMs: 200,
  checkingIntervalMs: 20,
  keepAliveMs: 2_000,
};
const requestHead = 'GET /-/live HTTP/1.1\r\nHost: a\r\n';

test('a request whose headers or body never end times out', async () => {
  const { port } = await startSite({ limits: shortTimeouts });
  expect(await sendBytes(port, requestHead)).toMatch(/^HTTP\/1\.1 408 /);
  const slowBody =
    'POST /-/csp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  expect(await sendBytes(port, slowBody)).toMatch(/^HTTP\/1\.1 408 |^$/);
});

test('an idle keep-alive connection outlives the header timeout', async () => {
  const { url } = await startSite({ limits: shortTimeouts });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<net.Socket>();
  agent.on('free', (socket: net.Socket) => sockets.add(socket));
  await sendRaw(url, '/-/live', { agent });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await sendRaw(url, '/-/live', { agent })).status).toBe(200);
  expect(sockets.size).toBe(1);
  agent.destroy();
});

test('headers beyond 8 KiB are refused', async () => {
  const { port } = await startSite();
  expect(await sendBytes(port, `${requestHead}X-Long: ${'x'.repeat(9_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
});

test.each([
  ['length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
  ['a folded encoding', 'Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n'],
  ['a bare line feed', 'X: a\nY: b\r\n\r\n'],
  ['a hexadecimal prefix', 'Transfer-Encoding: chunked\r\n\r\n0x1\r\na\r\n0\r\n\r\n'],
  ['a signed chunk', 'Transfer-Encoding: chunked\r\n\r\n+1\r\na\r\n0\r\n\r\n'],
])('a request with %s is refused and the connection closed', async (_case, rest) => {
  const { port } = await startSite();
  const answer = await sendBytes(port, `POST /-/csp HTTP/1.1\r\nHost: a\r\n${rest}`);
  expect(answer).toMatch(/HTTP\/1\.1 400 Bad Request\r\nConnection: close/);
});

test('a request without a host is refused', async () => {
  const { port } = await startSite();
  expect(await sendBytes(port, 'GET /-/live HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['PORT', ({ port }: Site) => port],
  ['ADMIN_PORT', ({ adminUrl }: Site) => Number(new URL(adminUrl).port)],
])('%s that another instance has is named', async (name, portOf) => {
  const port = portOf(await startSite());
  await expect(startSite({}, { [name]: String(port) })).rejects.toThrow(
    `${name} ${port} is taken at 127.0.0.1 (EADDRINUSE): each program`,
  );
});

test('a connection whose answer is not read ends, one that reads slowly does not', async () => {
  const limits = { ...defaultLimits, unreadAnswerMs: 600 };
  const piece = Buffer.alloc(1 << 20);
  const handle: http.RequestListener = (req, res) => {
    if (req.url === '/all') return void res.end(Buffer.alloc(32 << 20));
    const timer = setInterval(() => res.write(piece.subarray(0, 10)), 50);
    setTimeout(() => res.end(() => clearInterval(timer)), 1500);
  };
  const server = createHttpServer({ limits, handle, isExempt: () => true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const unread = net.connect(port, '127.0.0.1', () => unread.write('GET /all HTTP/1.1\r\nHost: a\r\n\r\n'));
  unread.on('error', () => undefined).pause();
  try {
    const [socket]: net.Socket[] = await accepted;
    const ended = once(socket!, 'close');
    const slow = await sendRaw(`http://127.0.0.1:${port}`, '/slow');
    expect(slow.body.length).toBeGreaterThan(0);
    await ended;
    expect(unread.bytesRead).toBeLessThan(32 << 20);
  } finally {
    unread.destroy();
    server.close();
  }
});

describe('connections of one address', () => {
  const sockets: net.Socket[] = [];
  let server: http.Server;

  const start = async (isExempt: () => boolean): Promise<number> => {
    const limits = { ...defaultLimits, connectionsPerAddress: 2 };
    server = createHttpServer({ limits, handle: (_req, res) => res.end('ok'), isExempt });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const connect = (port: number, localAddress = '127.0.0.1') =>
    new Promise<'open' | 'closed'>((resolve) => {
      const socket = net.connect({ port, host: '127.0.0.1', localAddress }, () =>
        socket.write(`${requestHead}\r\n`),
      );
      sockets.push(socket);
      socket.on('data', () => resolve('open'));
      socket.on('error', () => resolve('closed'));
      socket.on('close', () => resolve('closed'));
    });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  test('of a network have their share, and leave room for others', async () => {
    const limits = { ...defaultLimits, maxConnections: 6, connectionsPerNetwork: 3 };
    server = createHttpServer({ limits, handle: (_req, res) => res.end('ok'), isExempt: () => false });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const from = (addresses: string[]) => Promise.all(addresses.map((address) => connect(port, address)));
    expect(await from(['127.0.1.1', '127.0.1.2', '127.0.1.3'])).toEqual(['open', 'open', 'open']);
    expect(await from(['127.0.1.4'])).toEqual(['closed']);
    expect(await from(['127.0.2.1'])).toEqual(['open']);
  });

  test('are limited, and one that closes makes room for another', async () => {
    const port = await start(() => false);
    expect(await Promise.all([connect(port), connect(port)])).toEqual(['open', 'open']);
    expect(await connect(port)).toBe('closed');
    const closed = new Promise((resolve) => sockets[0]?.once('close', resolve));
    sockets[0]?.destroy();
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await connect(port)).toBe('open');
  });

  test('are not limited for exempt addresses', async () => {
    const port = await start(() => true);
    const states = await Promise.all([connect(port), connect(port), connect(port), connect(port)]);
    expect(states).not.toContain('closed');
  });
});
