import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { closeServers, startSite, startUpstream } from '../../testing/startSite';
import { sendBytes, sendRaw } from '../../testing/sendRaw';
import { createAdmissionControl } from '@share/http-server';
import { createForwarder, createUpstream, findForwardRule } from '@share/forwarding';

afterEach(closeServers);

interface ReceivedRequest {
  method?: string;
  url?: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const startPair = async (
  answer: http.RequestListener = (_req, res) => res.end('ok'),
  env: Record<string, string> = {},
) => {
  const seen: ReceivedRequest[] = [];
  const upstream = await startUpstream((req, res) => {
    const record: ReceivedRequest = { method: req.method, url: req.url, headers: req.headers, body: '' };
    seen.push(record);
    req.on('data', (chunk) => (record.body += chunk));
    req.on('end', () => answer(req, res));
  });
  const site = await startSite({}, { API_BASE_URL: upstream, ...env });
  return { ...site, seen };
};

test('only listed headers reach the platform and the browser', async () => {
  const { url, seen } = await startPair((_req, res) => {
    res.writeHead(201, {
      'content-type': 'application/json',
      'set-cookie': 'a=b',
      'x-powered-by': 'y',
      etag: '"1"',
    });
    res.end('{"code":0}');
  });
  const { status, headers, body } = await sendRaw(url, '/peony/v1/comment/a%20b?page=1&page=2', {
    method: 'POST',
    body: '{"text":"好"}',
    headers: {
      authorization: 'token',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
      'x-request-id': 'request-0001',
      'x-forwarded-for': '1.2.3.4',
      'x-internal-user': 'root',
      cookie: 'session=1',
      host: 'evil.example',
    },
  });
  expect([status, body.toString()]).toEqual([201, '{"code":0}']);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    etag: '"1"',
    'x-request-id': 'request-0001',
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/peony/v1/comment/a%20b?page=1&page=2',
    body: '{"text":"好"}',
  });
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'token',
    'idempotency-key': 'k1',
    'x-request-id': 'request-0001',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(seen[0]?.headers).not.toHaveProperty('cookie');
  expect(seen[0]?.headers).not.toHaveProperty('x-internal-user');
  expect(seen[0]?.headers.host).not.toBe('evil.example');
});

test.each([
  ['/law/v1/api/share/question/detail?id=lawtrial', undefined],
  ['/law/v1/api/share/question/answerlist?id=lawtrial', undefined],
  ['/peony/v1/picho/v1/open/yunpubook/catalog/bookroot', undefined],
  ['/circle/v1/api/share/content/detail?id=cpbird01', undefined],
  ['/circle/v1/api/share/content/list', 'request-0001'],
])('%s is sent with the request id %s (spec §7, R19)', async (path, sent) => {
  const { url, seen } = await startPair();
  const { headers } = await sendRaw(url, path, { headers: { 'x-request-id': 'request-0001' } });
  expect(seen[0]?.headers['x-request-id']).toBe(sent);
  expect(headers['x-request-id']).toBe('request-0001');
});

test('the platform gets the address of a visitor behind a trusted proxy', async () => {
  const { url, seen } = await startPair(undefined, { TRUSTED_PROXIES: '127.0.0.1' });
  await sendRaw(url, '/peony/v1/x', { headers: { 'x-forwarded-for': '9.9.9.9, 198.51.100.7' } });
  expect(seen[0]?.headers['x-forwarded-for']).toBe('198.51.100.7');
});

test.each([
  '/inner/content/1',
  '/peony/inner/content',
  '/peony/INNER/content',
  '/peony/..%2finner/content',
  '/peony/%2e%2e/inner/content',
  '/peony/../inner/content',
  '/peony/..;/inner',
  '/peony/..;/x',
  '/peony/..%252finner/content',
  '/peony/%2569nner/content',
  '/peony/inner;a=b/content',
  '/peony/a%00b',
  '/peony/%5c..%5cinner',
  '//peony/v1/x',
  '/peonyx/v1',
  '/openapi.json',
  '/-/reset',
])('%s never reaches the platform', async (path) => {
  const { url, seen } = await startPair();
  const { status } = await sendRaw(url, path);
  expect(seen).toEqual([]);
  expect([308, 404]).toContain(status);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not forwarded', async (method) => {
  const { url, seen } = await startPair();
  expect((await sendRaw(url, '/peony/v1/x', { method })).status).toBe(405);
  expect(seen).toEqual([]);
});

describe('browsers that call the platform directly', () => {
  const direct = {
    PUBLIC_API_BASE_URL: 'https://api.example.com',
    SITE_ORIGIN: 'https://share.example.com',
  };
  const beacon = { method: 'POST', body: '{}' };

  test('find the agreements at the site all the same (spec §7), and nothing else', async () => {
    const { url, seen } = await startPair(undefined, direct);
    const agreement = await sendRaw(url, '/davmu/agreement/user_agreement');
    expect([agreement.status, agreement.body.toString()]).toEqual([200, 'ok']);
    for (const path of ['/peony/v1/x', '/media/a.mp4', '/connection/x', '/davmu/agreement/inner/x'])
      expect((await sendRaw(url, path)).status).toBe(404);
    expect(seen.map((request) => request.url)).toEqual(['/davmu/agreement/user_agreement']);
  });

  test.each([
    ['without a host of their own', '', 200],
    ['whose host is the site', 'https://share.example.com/', 200],
    ['that have a host of their own', 'https://stats.example.com', 405],
  ])('statistics %s', async (_case, STATS_BASE_URL, status) => {
    const { url, seen } = await startPair(undefined, { ...direct, STATS_BASE_URL });
    expect((await sendRaw(url, '/tracker/log', beacon)).status).toBe(status);
    expect(seen).toHaveLength(status === 200 ? 1 : 0);
  });
});

test('the body of a GET is not forwarded', async () => {
  const { url, seen } = await startPair();
  await sendRaw(url, '/peony/v1/x', { method: 'GET', body: 'fat', headers: { 'content-length': '3' } });
  expect(seen[0]?.body).toBe('');
});

test('too large a request body is refused, with and without Content-Length', async () => {
  const { url, port, seen } = await startPair();
  const body = Buffer.alloc(70_000, 'a');
  expect((await sendRaw(url, '/peony/v1/x', { method: 'POST', body })).status).toBe(413);
  expect(seen).toEqual([]);
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
  const head = 'POST /peony/v1/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await sendBytes(port, head + chunk + chunk)).toMatch(/^HTTP\/1\.1 413 /);
});

test('a compressed request body is refused', async () => {
  const { url } = await startPair();
  const headers = { 'content-encoding': 'gzip' };
  expect((await sendRaw(url, '/peony/v1/x', { method: 'POST', body: 'x', headers })).status).toBe(415);
});

test('redirects of the platform are neither followed nor forwarded', async () => {
  const { url } = await startPair((_req, res) => {
    res.writeHead(302, { location: 'http://169.254.169.254/' });
    res.end();
  });
  const { status, headers } = await sendRaw(url, '/peony/v1/x');
  expect([status, headers.location]).toEqual([502, undefined]);
});

test('an upgrade that was not requested is not passed on', async () => {
  const { url } = await startPair((req) => {
    req.socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  expect((await sendRaw(url, '/peony/v1/x')).status).toBe(502);
});

test('too large a response is refused with Content-Length and cut off without', async () => {
  const { url } = await startPair((req, res) => {
    const body = Buffer.alloc(3_000_000, 'a');
    if (req.url?.endsWith('announced')) res.setHeader('content-length', body.length);
    res.write(body);
    res.end();
  });
  expect((await sendRaw(url, '/peony/v1/announced')).status).toBe(502);
  await expect(sendRaw(url, '/peony/v1/streamed')).rejects.toThrow();
});

test('a platform that is down gives 502, and an incomplete response stays incomplete', async () => {
  const { url } = await startPair((req, res) => {
    if (req.url?.endsWith('half')) res.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => req.socket.destroy(), 10);
  });
  expect((await sendRaw(url, '/peony/v1/none')).status).toBe(502);
  await expect(sendRaw(url, '/peony/v1/half')).rejects.toThrow();
});

test('a visitor who disconnects aborts the request to the platform', async () => {
  const calls: http.ServerResponse[] = [];
  const { url } = await startPair((_req, res) => calls.push(res));
  const disconnecting = http.get(`${url}/peony/v1/x`).on('error', () => undefined);
  while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const ended = new Promise((resolve) => calls[0]?.once('close', () => resolve('ended')));
  disconnecting.destroy();
  await expect(ended).resolves.toBe('ended');
});

test.each([
  ['never begins', () => undefined],
  ['begins but never ends', (res: http.ServerResponse) => setInterval(() => res.write('.'), 5)],
])('a response that %s times out', async (_case, answer) => {
  const timers: (NodeJS.Timeout | undefined)[] = [];
  const platform = await startUpstream((_req, res) => timers.push(answer(res)));
  const upstream = createUpstream(platform);
  const pool = createAdmissionControl({ concurrent: 1, queued: 0, waitMs: 0 });
  const pools = { reads: pool, writes: pool, media: pool };
  const rule = { ...findForwardRule('/peony')!, headersMs: 30, totalMs: 60 };
  const site = await startUpstream((req, res) => {
    const exchange = {
      ...{ req, res, requestId: 'id', traceId: 'a'.repeat(32), spanId: undefined },
      ...{ parentSpanId: undefined, address: '', startedAt: 0, route: '', cache: '' },
      securityHeaders: [],
    };
    void createForwarder({ upstream, pools, ownOrigins: [], accountOf: () => '' })(
      exchange,
      '/peony/x',
      '',
      rule,
    );
  });
  const outcome = await sendRaw(site, '/peony/x').then(
    ({ status }) => status,
    () => 'cut off',
  );
  expect([504, 'cut off']).toContain(outcome);
  timers.forEach((timer) => clearInterval(timer));
  upstream.close();
});

describe('what an element of a page requests (rows 16 and 19)', () => {
  const askAs = async (destination: string | undefined, path: string) => {
    const { url, seen } = await startPair();
    const headers = destination === undefined ? {} : { 'sec-fetch-dest': destination };
    const { status } = await sendRaw(url, path, { headers });
    return [status, seen.length];
  };

  test.each(['image', 'video', 'audio', 'track', 'iframe', 'document', 'embed', 'object', 'style', 'script'])(
    'as %s it is no call: only a script makes one',
    async (destination) => {
      expect(await askAs(destination, '/peony/v1/vcode?tel=13912348001&type=6')).toEqual([403, 0]);
    },
  );

  test.each(['/guzzle/v1/x', '/circle/v1/x', '/law/v1/x', '/tracker/log', '/connection/x'])(
    '%s is no picture',
    async (path) => expect(await askAs('image', path)).toEqual([403, 0]),
  );

  test.each([
    ['a script', 'empty', '/peony/v1/content/x'],
    ['a browser that does not say', undefined, '/peony/v1/content/x'],
    ['a picture of the platform', 'image', '/media/a.jpg'],
    ['a page of the platform in a frame', 'iframe', '/media/pages/a.html'],
    ['an agreement in a frame', 'iframe', '/davmu/agreement/user_agreement'],
  ])('%s is forwarded', async (_name, destination, path) => {
    expect(await askAs(destination, path)).toEqual([200, 1]);
  });
});

describe('the call that sends a code (row 19)', () => {
  const ask = async (headers: http.OutgoingHttpHeaders, path = '/peony/v1/vcode?tel=13912348001&type=6') => {
    const { url, seen } = await startPair(undefined, { SITE_ORIGIN: 'https://m.example.com' });
    const { status } = await sendRaw(url, path, { headers });
    return [status, seen.length];
  };
  const token = { authorization: 'token' };
  const own = 'https://m.example.com';

  test.each([
    ['a script of the site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
    ['a script of the site in an older browser', { ...token, referer: `${own}/davmu/share/peony/article/x` }],
    ['a script of the site in an older browser, by its origin', { ...token, origin: own }],
    ['a script in an older browser that names no page', token],
  ])('%s makes it', async (_name, headers) => {
    expect(await ask(headers)).toEqual([200, 1]);
  });

  test.each([
    ['an older browser that requests a picture', { referer: `${own}/davmu/share/peony/article/x` }],
    ['an address that is opened', {}],
    ['an empty token', { authorization: '' }],
    ['a page of another site', { ...token, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
    ['a page of a neighbouring site', { ...token, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
    ['a page that names itself as another', { ...token, 'sec-fetch-site': 'cross-site', origin: own }],
    ['an address that is typed in', { ...token, 'sec-fetch-site': 'none' }],
    ['another site in an older browser', { ...token, referer: 'https://evil.example/m.example.com' }],
    ['another origin in an older browser', { ...token, origin: 'https://evil.example', referer: `${own}/` }],
    ['an origin that is hidden', { ...token, origin: 'null' }],
    ['a referrer that is no address', { ...token, referer: 'm.example.com' }],
  ])('%s does not', async (_name, headers) => {
    expect(await ask(headers)).toEqual([403, 0]);
  });

  test.each(['/peony/v2/vcode', '/peony/v1/vcode/', '/peony/v1/%76code', '/%70eony/v1/vcode'])(
    '%s is it, too',
    async (path) => expect((await ask({}, `${path}?tel=13912348001&type=6`))[1]).toBe(0),
  );

  test.each(['/peony/v1/vcodes', '/peony/v1/comment/vcode'])('%s is another call', async (path) =>
    expect(await ask({}, path)).toEqual([200, 1]),
  );
});

test('range requests for media are forwarded', async () => {
  const { url, seen } = await startPair((_req, res) => {
    res.writeHead(206, {
      'content-range': 'bytes 0-1/9',
      'content-type': 'video/mp4',
      'cache-control': 'max-age=60',
    });
    res.end('ab');
  });
  const { status, headers, body } = await sendRaw(url, '/media/live/s01.m4s', {
    headers: { range: 'bytes=0-1' },
  });
  expect(seen[0]?.headers.range).toBe('bytes=0-1');
  expect([status, body.toString()]).toEqual([206, 'ab']);
  expect(headers).toMatchObject({ 'content-range': 'bytes 0-1/9', 'cache-control': 'max-age=60' });
  expect((await sendRaw(url, '/media/x', { method: 'POST', body: 'x' })).status).toBe(413);
});

test.each([
  ['a failure', 500],
  ['what is not there', 404],
])('%s is cached nowhere, whatever the platform says', async (_case, code) => {
  const stored = { 'cache-control': 'public, max-age=99999', expires: 'Wed, 01 Jan 2031 00:00:00 GMT' };
  const { url } = await startPair((req, res) =>
    res.writeHead(req.url?.endsWith('/ok') ? 200 : code, stored).end('x'),
  );
  const { status, headers } = await sendRaw(url, '/peony/v1/x');
  expect([status, headers['cache-control'], headers.expires]).toEqual([code, 'no-store', undefined]);
  expect((await sendRaw(url, '/peony/v1/ok')).headers).toMatchObject(stored);
});

describe('an answer that has no body', () => {
  const connections: net.Socket[] = [];
  let platform: net.Server;

  /** A site whose platform sends a given response, and then more than it may: at once and later. */
  const startWithCarelessPlatform = async (answer: string, atOnce = 'stray') => {
    platform = net.createServer((socket) => {
      connections.push(socket);
      socket.on('error', () => undefined);
      socket.on('data', () => {
        socket.write(`HTTP/1.1 ${answer}\r\nETag: "1"\r\n\r\n${atOnce}`);
        setTimeout(() => socket.write('more'), 20);
      });
    });
    await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
    const { port } = platform.address() as AddressInfo;
    return startSite({}, { API_BASE_URL: `http://127.0.0.1:${port}` });
  };
  afterEach(() => {
    connections.splice(0).forEach((socket) => socket.destroy());
    platform.close();
  });

  test.each([
    ['GET', '204 No Content\r\nContent-Length: 5', 204],
    ['GET', '204 No Content', 204],
    ['GET', '205 Reset Content\r\nContent-Length: 5', 205],
    ['GET', '304 Not Modified\r\nContent-Length: 5', 304],
    ['GET', '304 Not Modified\r\nTransfer-Encoding: chunked', 304],
    ['HEAD', '200 OK\r\nContent-Length: 5', 200],
  ])('to %s (%j) arrives whole, whatever comes after it', async (method, answer, status) => {
    const { port } = await startWithCarelessPlatform(answer);
    const next = 'GET /-/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    // The second answer shows where the first one ends.
    const answers = await sendBytes(port, `${method} /peony/v1/x HTTP/1.1\r\nHost: a\r\n\r\n${next}`);
    const [head = '', rest = ''] = answers.split(/\r\n\r\n([^]*)/);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*etag: "1"`));
    // To HEAD it is the length of the body that a GET would have.
    expect(/content-length: 5/i.test(head)).toBe(method === 'HEAD');
    // 205 ends with an empty chunk.
    expect(rest).toMatch(/^(?:0\r\n\r\n)?HTTP\/1\.1 200 OK[^]*ok$/);
    await Promise.all(connections.map((socket) => socket.destroyed || once(socket, 'close')));
  });

  test('leaves nothing to the next visitor', async () => {
    const { url } = await startWithCarelessPlatform('204 No Content', '');
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await sendRaw(url, '/peony/v1/x')).status).toBe(204);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    expect(connections).toHaveLength(3);
  });
});

test('a response opened as a document is sandboxed, and the site may frame media and the agreements (R62)', async () => {
  const { url } = await startPair((_req, res) =>
    res.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
  );
  const data = await sendRaw(url, '/peony/v1/x');
  expect(data.headers['content-security-policy']).toMatch(
    /default-src 'none'.*frame-ancestors 'none'; sandbox$/,
  );
  const media = await sendRaw(url, '/media/pages/a.html');
  expect(media.headers['content-security-policy']).toMatch(
    /default-src 'none'.*frame-ancestors 'self'; sandbox$/,
  );
  const agreement = await sendRaw(url, '/davmu/agreement/user_agreement');
  expect(agreement.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(agreement.headers['content-security-policy']).not.toContain('allow-scripts');
});
