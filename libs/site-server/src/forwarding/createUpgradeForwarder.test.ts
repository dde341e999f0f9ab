import type { IncomingMessage } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { closeOpened, openSite, openUpstream } from '../../testing/openSite';
import { sendBytes } from '../../testing/sendRaw';

afterEach(closeOpened);

const siteOrigin = 'https://share.example.com';

async function openPair(accept = true) {
  const seen: IncomingMessage[] = [];
  const upstream = await openUpstream(
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
  const site = await openSite({}, { API_BASE_URL: upstream, SITE_ORIGIN: siteOrigin });
  return { ...site, seen };
}

const connect = (port: number, path: string, origin = siteOrigin, headers = {}) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { origin, headers });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

test('a page of this site talks to the platform through the site', async () => {
  const { port, seen } = await openPair();
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

test('a page of another site is refused, and other paths have no sockets', async () => {
  const { port, seen } = await openPair();
  await expect(connect(port, '/connection/websocket', 'https://evil.example')).rejects.toThrow('403');
  await expect(connect(port, '/peony/v1/x')).rejects.toThrow('404');
  await expect(connect(port, '/connection/..%2finner')).rejects.toThrow('404');
  expect(seen).toEqual([]);
});

test('another protocol than WebSocket is refused', async () => {
  const { port } = await openPair();
  const request =
    'GET /connection/websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n' +
    `Origin: ${siteOrigin}\r\n\r\n`;
  expect(await sendBytes(port, request)).toMatch(/^HTTP\/1\.1 404 /);
});

test('when the platform refuses, the visitor learns only that it did', async () => {
  const { port } = await openPair(false);
  await expect(connect(port, '/connection/websocket')).rejects.toThrow('502');
});

test('closing the site ends its sockets', async () => {
  const { port, close } = await openPair();
  const socket = await connect(port, '/connection/websocket');
  const ended = new Promise((resolve) => socket.once('close', () => resolve('ended')));
  await close();
  await expect(ended).resolves.toBe('ended');
});
