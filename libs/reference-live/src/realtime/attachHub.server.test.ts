import { createServer, type Server } from 'node:http';
import net from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { attachHub, type AttachOptions } from './attachHub.server';
import type { Hub } from './createHub';

const connection = { receive: () => undefined, end: () => undefined };
const hub = { connect: () => connection, close: () => undefined } as unknown as Hub;

const servers: Server[] = [];
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.resetAndDestroy();
  for (const server of servers.splice(0)) server.close();
});

const open = async (options?: AttachOptions) => {
  const server = createServer((_request, response) => response.end());
  servers.push(server);
  const { end: endHub, connections } = attachHub(server, hub, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const held = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  return { port, endHub, held, connections };
};

/** Requests an upgrade and never closes its side of the connection. */
const askToUpgrade = (port: number, path: string, header = '') =>
  new Promise<{ client: Socket; answer: string }>((resolve, reject) => {
    const client = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      client.write(
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${header}\r\n`,
      ),
    );
    clients.push(client);
    client.on('error', reject);
    client.once('data', (chunk) => resolve({ client, answer: String(chunk) }));
  });

const untilNoneIsHeld = async (held: () => Promise<number>) => {
  const end = Date.now() + 10_000;
  while ((await held()) > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  return held();
};

test.each([
  ['at another path', '/connection/other', '', '404'],
  ['of a page of another site', '/connection/websocket', 'Origin: https://evil.example\r\n', '403'],
])('an upgrade %s is refused, and its connection is not held', async (_name, path, header, status) => {
  const { port, held } = await open();
  const refused = await Promise.all(Array.from({ length: 20 }, () => askToUpgrade(port, path, header)));
  for (const { answer } of refused) expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(await untilNoneIsHeld(held)).toBe(0);
});

test('a refused origin is reported, an allowed one is not', async () => {
  const onRefusedOrigin = jest.fn();
  const { port, connections } = await open({ allowedOrigins: ['https://share.example'], onRefusedOrigin });
  await askToUpgrade(port, '/connection/websocket', 'Origin: https://share.example\r\n');
  await askToUpgrade(port, '/connection/websocket', 'Origin: https://evil.example\r\n');
  expect(onRefusedOrigin.mock.calls).toEqual([['https://evil.example']]);
  expect(connections()).toBe(1);
});

test('nor is one while the hub is ending, whatever its client still sends', async () => {
  const { port, endHub, held } = await open();
  endHub();
  const { client, answer } = await askToUpgrade(port, '/connection/websocket');
  expect(answer).toContain('HTTP/1.1 503 ');
  client.on('error', () => undefined);
  const sending = setInterval(() => client.writable && client.write('x'.repeat(1_000)), 20);
  expect(await untilNoneIsHeld(held)).toBe(0);
  clearInterval(sending);
});
