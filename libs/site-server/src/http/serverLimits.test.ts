import http from 'node:http';
import type net from 'node:net';
import { closeOpened, openSite } from '../../testing/openSite';
import { sendBytes, sendRaw } from '../../testing/sendRaw';

afterEach(closeOpened);

const quick = { headersTimeoutMs: 100, requestTimeoutMs: 200, checkingIntervalMs: 20, keepAliveMs: 2_000 };
const start = 'GET /-/live HTTP/1.1\r\nHost: a\r\n';

test('a request that never ends is closed, in its headers and in its body', async () => {
  const { port } = await openSite({ limits: quick });
  expect(await sendBytes(port, start)).toMatch(/^HTTP\/1\.1 408 /);
  const slowBody =
    'POST /-/csp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  expect(await sendBytes(port, slowBody)).toMatch(/^HTTP\/1\.1 408 |^$/);
});

test('a connection at rest outlives the time for headers', async () => {
  const { url } = await openSite({ limits: quick });
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
  const { port } = await openSite();
  expect(await sendBytes(port, `${start}X-Long: ${'x'.repeat(9_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});

test.each([
  ['length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
  ['a folded encoding', 'Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n'],
  ['a bare line feed', 'X: a\nY: b\r\n\r\n'],
  ['a hexadecimal prefix', 'Transfer-Encoding: chunked\r\n\r\n0x1\r\na\r\n0\r\n\r\n'],
  ['a signed chunk', 'Transfer-Encoding: chunked\r\n\r\n+1\r\na\r\n0\r\n\r\n'],
])('a request with %s is refused and the connection closed', async (_case, rest) => {
  const { port } = await openSite();
  const answer = await sendBytes(port, `POST /-/csp HTTP/1.1\r\nHost: a\r\n${rest}`);
  expect(answer).toMatch(/HTTP\/1\.1 400 Bad Request\r\nConnection: close/);
});

test('a request without a host is refused', async () => {
  const { port } = await openSite();
  expect(await sendBytes(port, 'GET /-/live HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('a port that is taken is reported', async () => {
  const { port } = await openSite();
  await expect(openSite({}, { PORT: String(port) })).rejects.toThrow('EADDRINUSE');
});
