import http from 'node:http';
import net from 'node:net';
import { sendRaw } from '../../testing/sendRaw';
import { closeServers, startSite, startUpstream } from '../../testing/startSite';

const clients: { destroy(): void }[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await closeServers();
});

/** Media never end, a call for `hang` is never answered, everything else at once. */
const startPlatform = async () => {
  const hanging: http.IncomingMessage[] = [];
  const url = await startUpstream((req, res) => {
    if (req.url?.startsWith('/media')) {
      res.writeHead(200, { 'content-type': 'video/mp4' });
      if (req.method === 'HEAD') res.end();
      else res.write('the beginning');
    } else if (req.url?.endsWith('hang')) hanging.push(req);
    else res.end('ok');
  });
  const untilHanging = async (count: number) => {
    while (hanging.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { url, untilHanging };
};

/** Requests a medium that never ends, as for a client that stops reading it. */
const stall = (url: string) =>
  new Promise<void>((resolve) => {
    const request = http.get(`${url}/media/film.mp4`, { agent: false }, () => resolve());
    request.on('error', () => resolve());
    clients.push(request);
  });

const sendSlowly = (port: number) =>
  new Promise<void>((resolve) => {
    const head = 'POST /peony/v1/x HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(head, () => resolve()));
    socket.on('error', () => undefined);
    clients.push(socket);
  });

const hang = (url: string, headers = {}) => {
  const request = http.get(`${url}/peony/v1/hang`, { agent: false, headers });
  request.on('error', () => undefined);
  clients.push(request);
};

test('visitors who stop reading media, and writers who send slowly, hold up no call', async () => {
  const platform = await startPlatform();
  const { url, port } = await startSite({}, { API_BASE_URL: platform.url });
  await Promise.all([
    ...Array.from({ length: 70 }, () => stall(url)),
    ...Array.from({ length: 90 }, () => sendSlowly(port)),
  ]);
  expect((await sendRaw(url, '/peony/v1/x')).status).toBe(200);
  expect((await sendRaw(url, '/peony/v1/x', { method: 'POST', body: 'text' })).status).toBe(200);
  expect((await sendRaw(url, '/media/film.mp4', { method: 'HEAD' })).status).toBe(200);
});

const tiny = { concurrent: 2, queued: 2, waitMs: 30, perNetwork: 1 };

test('a call that finds no free connection in time is refused, and reads leave room for writes', async () => {
  const platform = await startPlatform();
  const limits = { forwarding: { reads: tiny, writes: tiny, media: tiny } };
  const { url } = await startSite({ limits }, { API_BASE_URL: platform.url });
  hang(url);
  hang(url);
  await platform.untilHanging(2);
  const refused = await sendRaw(url, '/peony/v1/x');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
  expect((await sendRaw(url, '/peony/v1/x', { method: 'POST', body: 'text' })).status).toBe(200);
  clients.splice(0).forEach((client) => client.destroy());
  let status = 0;
  while (status !== 200) ({ status } = await sendRaw(url, '/peony/v1/x'));
});

test('one network cannot take all connections', async () => {
  const platform = await startPlatform();
  const limits = { forwarding: { reads: tiny, writes: tiny, media: tiny } };
  const env = { API_BASE_URL: platform.url, TRUSTED_PROXIES: '127.0.0.1' };
  const { url } = await startSite({ limits }, env);
  const one = { 'x-forwarded-for': '203.0.113.1' };
  hang(url, one);
  await platform.untilHanging(1);
  expect((await sendRaw(url, '/peony/v1/x', { headers: one })).status).toBe(503);
  const neighbour = { 'x-forwarded-for': '203.0.113.200' };
  expect((await sendRaw(url, '/peony/v1/x', { headers: neighbour })).status).toBe(503);
  const other = { 'x-forwarded-for': '198.51.100.2' };
  expect((await sendRaw(url, '/peony/v1/x', { headers: other })).status).toBe(200);
});
