import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendRaw } from '../../testing/sendRaw';
import { closeServers, plainPage, startSite, startUpstream, type TestRequest } from '../../testing/startSite';
import type { PageResult } from '../pages/PageResult';

type RawRequest = NonNullable<Parameters<typeof sendRaw>[2]>;

const folder = mkdtempSync(join(tmpdir(), 'every-answer-'));
afterEach(closeServers);
afterAll(() => rmSync(folder, { recursive: true }));

const renderPage = async ({ path }: TestRequest): Promise<PageResult> => {
  const name = path.split('/').at(-1);
  if (name === 'moved') return { kind: 'redirect', status: 302, location: '/davmu/share/' };
  if (name === 'missing' || name === 'invalid') return { kind: name };
  if (name === 'data') return { kind: 'data', status: 200, contentType: 'text/xml', text: '<a/>' };
  if (name === 'broken') throw new Error(name);
  return plainPage('<h1>page</h1>');
};

const start = async (options: Parameters<typeof startSite>[0] = {}) => {
  const clientDir = join(folder, 'client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  for (const file of ['assets/main-1a2b.js', 'assets/gone-1a2b.js', 'sw.js'])
    writeFileSync(join(clientDir, file), 'file');
  const platform = await startUpstream((req, res) => {
    if (req.url?.endsWith('away')) req.socket.destroy();
    if (req.url?.endsWith('moved')) res.writeHead(302, { location: '/' });
    res.end('ok');
  });
  const site = await startSite(
    {
      renderPage,
      assets: { clientDir },
      readAddress: (path) => (path.endsWith('nowhere') ? undefined : { path, query: [] }),
      ...options,
    },
    {
      API_BASE_URL: platform,
      SITE_ORIGIN: 'https://share.example.com',
      ASSETS_KEEP_DIR: join(folder, 'stored'),
      SECURITY_CONTACT: 'mailto:security@example.com',
      RATE_LIMIT_CSP_REPORTS: '3',
    },
  );
  rmSync(join(clientDir, 'assets/gone-1a2b.js'));
  return site;
};

const page = '/davmu/share/page';
const report = (body: string, type = 'application/csp-report'): RawRequest => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
});

/** One address of each kind, and its request. */
const kinds: [kind: string, status: number, path: string, request?: RawRequest][] = [
  ['a page', 200, page],
  ['a page again', 200, page],
  ['a page without its body', 200, page, { method: 'HEAD' }],
  ['data', 200, '/davmu/share/data'],
  ['a page that has moved', 302, '/davmu/share/moved'],
  ['a page that is missing', 302, '/davmu/share/missing'],
  ['a page that is missing, again', 302, '/davmu/share/missing'],
  ['an address without a page', 404, '/davmu/share/nowhere'],
  ['an address that a page refuses', 404, '/davmu/share/invalid'],
  ['a hostile address', 404, `/davmu/share${'/a'.repeat(40)}`],
  ['a page that fails', 500, '/davmu/share/broken'],
  ['the root', 302, '/'],
  ['an address with a better variant', 308, '/davmu//share/page'],
  ['a file', 200, '/davmu/share/assets/main-1a2b.js'],
  ['a file with a fixed name', 200, '/davmu/share/sw.js'],
  ['a file that was never there', 404, '/davmu/share/assets/x.js'],
  ['a file that is gone', 404, '/davmu/share/assets/gone-1a2b.js'],
  ['a method that pages do not have', 405, page, { method: 'POST' }],
  ['the robots', 200, '/robots.txt'],
  ['the address for weaknesses', 200, '/.well-known/security.txt'],
  ['a probe', 200, '/-/ready'],
  ['a report', 204, '/-/csp', report('{}')],
  ['what is no report', 415, '/-/csp', report('{}', 'text/plain')],
  ['a report that is too large', 413, '/-/csp', report('a'.repeat(9_000))],
  ['a report by reading', 405, '/-/csp'],
  ['a call', 200, '/peony/v1/x'],
  ['a call by another method', 405, '/peony/v1/x', { method: 'PUT' }],
  ['a call that is packed', 415, '/peony/v1/x', { method: 'POST', headers: { 'content-encoding': 'br' } }],
  ['a call that is too large', 413, '/peony/v1/x', { method: 'POST', body: 'a'.repeat(70_000) }],
  ['a call that leads elsewhere', 502, '/peony/v1/moved'],
  ['a call that is not answered', 502, '/peony/v1/away'],
];

const expectCommonHeaders = ({ headers }: Awaited<ReturnType<typeof sendRaw>>) =>
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-request-id': 'request-0001',
  });

const ask = (url: string, path: string, request: RawRequest = {}) =>
  sendRaw(url, path, { ...request, headers: { ...request.headers, 'x-request-id': 'request-0001' } });

describe('every answer has the headers of all', () => {
  test('of every kind', async () => {
    const { url } = await start();
    for (const [kind, status, path, request] of kinds) {
      const answer = await ask(url, path, request);
      expect([kind, answer.status]).toEqual([kind, status]);
      expectCommonHeaders(answer);
    }
  });

  test('that nothing has changed', async () => {
    const { url } = await start();
    for (const path of [page, '/davmu/share/sw.js']) {
      const { etag } = (await ask(url, path)).headers;
      const answer = await ask(url, path, { headers: { 'if-none-match': etag } });
      expect(answer.status).toBe(304);
      expectCommonHeaders(answer);
    }
  });

  test('that there are too many calls or reports', async () => {
    const none = { concurrent: 0, queued: 0, waitMs: 0 };
    const { url } = await start({ limits: { forwarding: { reads: none, writes: none, media: none } } });
    const call = await ask(url, '/peony/v1/x');
    expect(call.status).toBe(503);
    expectCommonHeaders(call);
    let answer = await ask(url, '/-/csp', report('{}'));
    while (answer.status === 204) answer = await ask(url, '/-/csp', report('{}'));
    expect(answer.status).toBe(429);
    expectCommonHeaders(answer);
  });

  test('that even the error page fails', async () => {
    const renderError = () => {
      throw new Error('worse');
    };
    const { url } = await start({ renderError });
    const answer = await ask(url, '/davmu/share/broken');
    expect(answer.status).toBe(500);
    expectCommonHeaders(answer);
  });
});
