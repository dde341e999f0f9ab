import http from 'node:http';
import net from 'node:net';
import { sendBytes, sendRaw } from '../../testing/sendRaw';
import { closeServers, plainPage, startSite, startUpstream } from '../../testing/startSite';

const sockets: net.Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await closeServers();
});

const refusedUpgrade =
  'GET /connection/websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Origin: https://evil.example\r\n\r\n';

/** Sends bytes and never closes its side of the connection. */
const hold = (port: number, bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    socket.write(bytes);
    socket.once('data', (answer) => resolve(String(answer)));
    socket.on('error', () => undefined);
  });

const untilAnswered = async (url: string): Promise<number> => {
  for (;;) {
    const status = await sendRaw(url, '/-/live').then(
      (answer) => answer.status,
      () => 0,
    );
    if (status > 0) return status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

test('refused upgrades whose clients never close leave no connection behind', async () => {
  const { url, port } = await startSite({ limits: { maxConnections: 3 } });
  const answers = await Promise.all([1, 2, 3].map(() => hold(port, `${refusedUpgrade}more data`)));
  expect(answers).toEqual(Array(3).fill(expect.stringMatching(/^HTTP\/1\.1 403 /)));
  expect(await untilAnswered(url)).toBe(200);
});

test('malformed requests whose clients never close leave no connection behind', async () => {
  const { url, port } = await startSite({ limits: { maxConnections: 1 } });
  expect(await hold(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await untilAnswered(url)).toBe(200);
});

test('a refused upgrade does not keep the site from closing', async () => {
  const { port, close } = await startSite();
  await hold(port, `${refusedUpgrade}more data`);
  await close();
});

test('an upgrade during the handshake with the platform does not keep the site from closing', async () => {
  const platformSockets: net.Socket[] = [];
  const upstream = await startUpstream(
    (_req, res) => res.end(),
    (server) => server.on('upgrade', (_req, socket) => platformSockets.push(socket as net.Socket)),
  );
  const { port, close } = await startSite({}, { API_BASE_URL: upstream });
  void hold(port, refusedUpgrade.replace('Origin: https://evil.example\r\n', ''));
  while (platformSockets.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await close();
  platformSockets.forEach((socket) => socket.destroy());
});

describe('behind an answer that is not finished', () => {
  const pageHead = 'GET /davmu/share/news/0a1b2c3d HTTP/1.1\r\nHost: a\r\n\r\n';
  const webSocket = refusedUpgrade.replace('Origin: https://evil.example\r\n', '');
  const ignored = 'GET /-/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n';

  const startSlowSite = async () => {
    const renderPage = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return plainPage('<h1>page</h1>');
    };
    const upstream = await startUpstream(
      (_req, res) => res.end(),
      (server) => server.on('upgrade', (_req, socket) => socket.end('HTTP/1.1 429 Slow\r\n\r\n')),
    );
    return startSite({ renderPage }, { API_BASE_URL: upstream });
  };

  test.each([
    ['an upgrade that is refused', refusedUpgrade],
    ['an upgrade that the platform would answer', webSocket],
    ['what is no request', 'nonsense\r\n\r\n'],
  ])('%s is not answered in its place', async (_case, next) => {
    const { port } = await startSlowSite();
    expect(await sendBytes(port, pageHead + next)).toBe('');
  });

  test('a body that is no body is answered, because it belongs to that answer', async () => {
    const { port } = await startSlowSite();
    const head = 'POST /peony/v1/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await sendBytes(port, `${head}nonsense\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('one that is ignored gets its answer after it', async () => {
    const { port } = await startSlowSite();
    const answers = await sendBytes(port, pageHead + pageHead + ignored);
    expect(answers).toMatch(
      /^HTTP\/1\.1 200 OK[^]*<h1>page[^]*HTTP\/1\.1 200 OK[^]*<h1>page[^]*200 OK[^]*ok$/,
    );
  });

  test('one that is ignored does not stop an answer that takes long to read', async () => {
    const body = Buffer.alloc(20 << 20, 'a');
    const upstream = await startUpstream((_req, res) => res.end(body));
    const { port } = await startSite({}, { API_BASE_URL: upstream });
    const answers = await sendBytes(port, `GET /media/film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n${ignored}`);
    expect(answers.length).toBeGreaterThan(body.length);
    expect(answers.slice(-500)).toMatch(/a\r?\n?[^]*HTTP\/1\.1 200 OK[^]*ok$/);
  });

  test('one that is ignored keeps no connection open whose answer is not read', async () => {
    let onGivenUp = () => {};
    const givenUp = new Promise<void>((resolve) => {
      onGivenUp = resolve;
    });
    const upstream = await startUpstream((_req, res) => {
      res.once('close', onGivenUp).end(Buffer.alloc(64 << 20));
    });
    const { port } = await startSite({ limits: { unreadAnswerMs: 200 } }, { API_BASE_URL: upstream });
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`GET /media/film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n${ignored}`),
    );
    sockets.push(socket.pause());
    await givenUp;
    socket.on('error', () => undefined).resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(socket.bytesRead).toBeLessThan(64 << 20);
  });

  test.each([
    ['closes', async ({ close }: { close(): Promise<void> }) => close()],
    ['is cut off', async (_site: unknown, socket: net.Socket) => void socket.resetAndDestroy()],
  ])('one that is ignored is forgotten when its connection %s', async (_case, end) => {
    const site = await startSlowSite();
    const socket = net.connect(site.port, '127.0.0.1', () => socket.write(pageHead + ignored));
    const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
    // A socket that is not read does not notice that its other side has closed.
    sockets.push(socket.resume());
    await new Promise((resolve) => setTimeout(resolve, 50));
    await end(site, socket);
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await site.close();
  });
});

describe('an upgrade to anything but a WebSocket below /connection is ignored', () => {
  const h2c =
    'Connection: keep-alive, Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n';

  test('a page is sent as usual', async () => {
    const { port } = await startSite();
    for (const upgrade of [h2c, 'Connection: Upgrade\r\nUpgrade: websocket\r\n']) {
      const head = `GET /davmu/share/news/0a1b2c3d HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`;
      const next = 'GET /-/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
      const answers = await sendBytes(port, head + next);
      expect(answers).toMatch(/^HTTP\/1\.1 200 OK[^]*<h1>[^]*HTTP\/1\.1 200 OK[^]*ok$/);
    }
  });

  test('a body reaches the platform, however it is cut', async () => {
    const bodies: string[] = [];
    const upstream = await startUpstream((req, res) => {
      let body = '';
      req.on('data', (chunk) => (body += chunk));
      req.on('end', () => {
        bodies.push(`${req.headers.upgrade} ${body}`);
        res.end('done');
      });
    });
    const { port } = await startSite({}, { API_BASE_URL: upstream });
    const head = `POST /peony/v1/x HTTP/1.1\r\nHost: a\r\n${h2c.replace('keep-alive', 'close')}Content-Length: 6\r\n\r\n`;
    expect(await sendBytes(port, `${head}abcdef`)).toMatch(/^HTTP\/1\.1 200 [^]*done/);
    const answer = new Promise<string>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(`${head}abc`));
      setTimeout(() => socket.write('def'), 50);
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*done/);
    expect(bodies).toEqual(['undefined abcdef', 'undefined abcdef']);
  });

  test('many in a row on one connection are answered, and no listener is left behind', async () => {
    const { url, port } = await startSite({ limits: { connectionsPerAddress: 1 } });
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    process.on('warning', onWarning);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { connection: 'keep-alive, Upgrade', upgrade: 'h2c' };
    for (let count = 0; count < 30; count += 1)
      expect((await sendRaw(url, '/-/live', { agent, headers })).status).toBe(200);
    agent.destroy();
    process.off('warning', onWarning);
    expect(warnings).toEqual([]);
    expect((await sendRaw(`http://127.0.0.1:${port}`, '/-/live')).status).toBe(200);
  });
});
