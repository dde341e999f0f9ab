import type { IncomingMessage } from 'node:http';
import { connect as connectSocket } from 'node:net';
import type { Socket } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { closeServers, startSite, startUpstream } from '../../testing/startSite';

afterEach(closeServers);

const siteOrigin = 'https://share.example.com';

const startPair = async (accept = true, limits = {}, env = {}) => {
  const seen: IncomingMessage[] = [];
  const upstream = await startUpstream(
    (_req, res) => res.writeHead(404).end(),
    (server) => {
      const sockets = new WebSocketServer({ noServer: true });
      sockets.on('connection', (socket) =>
        socket.on('message', (data) => socket.send(`echo ${String(data)}`)),
      );
      server.on('upgrade', (req, socket, head) => {
        seen.push(req);
        if (accept)
          sockets.handleUpgrade(req, socket, head, (client) => sockets.emit('connection', client, req));
        else socket.end('HTTP/1.1 401 Unauthorized\r\nX-Secret: 1\r\nContent-Length: 0\r\n\r\n');
      });
    },
  );
  const site = await startSite({ limits }, { API_BASE_URL: upstream, SITE_ORIGIN: siteOrigin, ...env });
  return { ...site, seen };
};

const connect = (port: number, path: string, origin = siteOrigin, headers = {}) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { origin, headers });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

test('a page of this site reaches the platform through the site', async () => {
  const { port, seen } = await startPair();
  const socket = await connect(port, '/connection/websocket?a=1', siteOrigin, {
    cookie: 'a=b',
    'x-internal': '1',
  });
  const answer = new Promise((resolve) => socket.once('message', (data) => resolve(String(data))));
  socket.send('云溪');
  expect(await answer).toBe('echo 云溪');
  expect(seen[0]?.url).toBe('/connection/websocket?a=1');
  expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', origin: siteOrigin });
  expect(seen[0]?.headers).not.toHaveProperty('cookie');
  expect(seen[0]?.headers).not.toHaveProperty('x-internal');
  socket.close();
});

test('a network has its share of open connections, and gives back those it closes', async () => {
  const webSockets = { concurrent: 4, queued: 0, waitMs: 0, perNetwork: 2 };
  const { port, seen } = await startPair(true, { webSockets }, { TRUSTED_PROXIES: '127.0.0.1' });
  const from = (address: string) =>
    connect(port, '/connection/websocket', siteOrigin, { 'x-forwarded-for': address });
  const first = await from('203.0.113.1');
  await from('203.0.113.2');
  await expect(from('203.0.113.3')).rejects.toThrow('503');
  expect(seen).toHaveLength(2);
  await from('198.51.100.1');
  first.close();
  await new Promise((resolve) => first.once('close', resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await from('203.0.113.3');
});

test('pages of other sites and other paths are refused', async () => {
  const { port, seen } = await startPair();
  await expect(connect(port, '/connection/websocket', 'https://evil.example')).rejects.toThrow('403');
  await expect(connect(port, '/peony/v1/x')).rejects.toThrow('404');
  await expect(connect(port, '/connection/..%2finner')).rejects.toThrow('404');
  expect(seen).toEqual([]);
});

test('a refusal by the platform gives 502 without its headers', async () => {
  const { port } = await startPair(false);
  await expect(connect(port, '/connection/websocket')).rejects.toThrow('502');
});

test('a connection may be quiet for longer than an answer may go unread', async () => {
  const { port } = await startPair(true, { unreadAnswerMs: 50 });
  const socket = await connect(port, '/connection/websocket');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.close();
});

test('closing the site closes its WebSockets', async () => {
  const { port, close } = await startPair();
  const socket = await connect(port, '/connection/websocket');
  const ended = new Promise((resolve) => socket.once('close', () => resolve('ended')));
  await close();
  await expect(ended).resolves.toBe('ended');
});

test('a connection that only one side has closed is ended', async () => {
  const platformSockets: Socket[] = [];
  const upstream = await startUpstream(
    (_req, res) => res.end(),
    (server) =>
      server.on('upgrade', (_req, socket: Socket) => {
        platformSockets.push(socket);
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
        socket.resume();
      }),
  );
  const site = await startSite({}, { API_BASE_URL: upstream });
  const client = connectSocket({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
  client.write(
    'GET /connection/websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await new Promise((resolve) => client.once('data', resolve));
  const ended = new Promise((resolve) => client.resume().once('close', () => resolve('ended')));
  client.end();
  await expect(ended).resolves.toBe('ended');
  platformSockets.forEach((socket) => socket.destroy());
});
