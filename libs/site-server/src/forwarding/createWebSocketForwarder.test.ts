import type { IncomingMessage } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { closeServers, startSite, startUpstream } from '../../testing/startSite';
import { sendBytes } from '../../testing/sendRaw';

afterEach(closeServers);

const siteOrigin = 'https://share.example.com';

const startPair = async (accept = true) => {
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
  const site = await startSite({}, { API_BASE_URL: upstream, SITE_ORIGIN: siteOrigin });
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

test('pages of other sites and other paths are refused', async () => {
  const { port, seen } = await startPair();
  await expect(connect(port, '/connection/websocket', 'https://evil.example')).rejects.toThrow('403');
  await expect(connect(port, '/peony/v1/x')).rejects.toThrow('404');
  await expect(connect(port, '/connection/..%2finner')).rejects.toThrow('404');
  expect(seen).toEqual([]);
});

test('an upgrade to another protocol is refused', async () => {
  const { port } = await startPair();
  const request =
    'GET /connection/websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n' +
    `Origin: ${siteOrigin}\r\n\r\n`;
  expect(await sendBytes(port, request)).toMatch(/^HTTP\/1\.1 404 /);
});

test('a refusal by the platform gives 502 without its headers', async () => {
  const { port } = await startPair(false);
  await expect(connect(port, '/connection/websocket')).rejects.toThrow('502');
});

test('closing the site closes its WebSockets', async () => {
  const { port, close } = await startPair();
  const socket = await connect(port, '/connection/websocket');
  const ended = new Promise((resolve) => socket.once('close', () => resolve('ended')));
  await close();
  await expect(ended).resolves.toBe('ended');
});
