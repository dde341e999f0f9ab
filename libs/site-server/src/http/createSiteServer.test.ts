import { createHash } from 'node:crypto';
import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { closeOpened, openSite, plainPage } from '../../testing/openSite';
import { sendRaw } from '../../testing/sendRaw';
import type { PageRequest, PageResult } from './RenderPage';

afterEach(closeOpened);

/** Properties send many requests. */
jest.setTimeout(30_000);

const path = '/davmu/share/news/2026/0a1b2c3d/index.html';
const html = `<!doctype html><title>云溪</title><p>${'临江的桥'.repeat(300)}</p>`;
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('pages', () => {
  test('a page is rendered once and then sent from the cache, compressed for those who accept it', async () => {
    const renderPage = jest.fn(async () => plainPage(html));
    const { url } = await openSite({ renderPage });
    const first = await sendRaw(url, path);
    const second = await sendRaw(url, path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.body.toString()).toBe(html);
    expect(first.headers['server-timing']).toMatch(/^cache;desc="miss", render;dur=/);
    expect(second.headers['server-timing']).toBe('cache;desc="hit"');
    expect(second.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(second.body).toString()).toBe(html);
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('a thousand visitors of a cold page cause one render', async () => {
    const renderPage = jest.fn(async () => {
      await turn();
      return plainPage(html);
    });
    const { url } = await openSite({ renderPage });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
    const answers = await Promise.all(Array.from({ length: 1000 }, () => sendRaw(url, path, { agent })));
    agent.destroy();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('PAGE_CACHE=off renders every request', async () => {
    const renderPage = jest.fn(async () => plainPage(html));
    const { url } = await openSite({ renderPage }, { PAGE_CACHE: 'off' });
    await sendRaw(url, path);
    await sendRaw(url, path);
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('HEAD gives the same headers without the body, and an unchanged page is 304', async () => {
    const { url } = await openSite({ renderPage: async () => plainPage(html) });
    const full = await sendRaw(url, path);
    const head = await sendRaw(url, path, { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    const same = await sendRaw(url, path, { headers: { 'if-none-match': `"x", ${full.headers.etag}` } });
    expect([same.status, same.body.length]).toEqual([304, 0]);
    expect(same.headers.etag).toBe(full.headers.etag);
    const other = await sendRaw(url, path, { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  });

  test('only named parameters reach the renderer, and only they make another page', async () => {
    const seen: string[] = [];
    const renderPage = async ({ query }: PageRequest) => {
      seen.push(query.toString());
      return plainPage(html);
    };
    const { url } = await openSite({ renderPage, allowedQuery: () => ['page'] });
    for (const search of ['?page=2', '?x=1&page=2&page=3', '?page=2&utm=y', '?utm=z', '?page=3'])
      await sendRaw(url, path + search);
    expect(seen).toEqual(['page=2', '', 'page=3']);
  });

  test('a redirect stays on the site', async () => {
    const to = (location: string) => async (): Promise<PageResult> => ({
      kind: 'redirect',
      status: 302,
      location,
    });
    const good = await openSite({ renderPage: to('/davmu/share/404') });
    const { status, headers } = await sendRaw(good.url, path);
    expect([status, headers.location]).toEqual([302, '/davmu/share/404']);
    const bad = await openSite({ renderPage: to('//evil.example/') });
    const refused = await sendRaw(bad.url, path);
    expect([refused.status, refused.headers.location]).toEqual([500, undefined]);
  });

  test('a preview is kept nowhere and hidden from search engines', async () => {
    const renderPage = jest.fn(async () => plainPage(html, { freshness: 'none' }));
    const { url } = await openSite({ renderPage });
    await sendRaw(url, path);
    const { headers } = await sendRaw(url, path);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('what was asked for with a token may not be kept on the way', async () => {
    const { url } = await openSite();
    const { headers } = await sendRaw(url, path, { headers: { authorization: 'secret' } });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('a page with missing blocks says so and is kept shortly', async () => {
    const { url } = await openSite({
      renderPage: async ({ budget }) => {
        await budget.secondary(() => Promise.reject(new Error('down')), [], 'related');
        return plainPage(html);
      },
    });
    const { status, headers } = await sendRaw(url, path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('s-maxage=5,');
    expect(headers['server-timing']).toContain('degraded;desc="related"');
  });

  test('modules to preload are announced', async () => {
    const preload = ['/davmu/share/assets/main-1a.js', '/x>; rel="evil'];
    const { url } = await openSite({ renderPage: async () => plainPage(html, { preload }) });
    const { headers } = await sendRaw(url, path);
    expect(headers.link).toBe('</davmu/share/assets/main-1a.js>; rel=modulepreload');
  });
});

describe('cache poisoning', () => {
  test('no header changes a byte of a page or becomes known to the renderer', async () => {
    const known: string[] = [];
    const renderPage = async (request: PageRequest) => {
      known.push(...Object.keys(request));
      return plainPage(`${html}${request.path}${request.query}`);
    };
    const { url } = await openSite({ renderPage }, { PAGE_CACHE: 'off' });
    const agent = new http.Agent({ keepAlive: true });
    const { body } = await sendRaw(url, path);
    const names = fc.constantFrom(
      ...[
        'host',
        'x-forwarded-host',
        'x-forwarded-proto',
        'x-forwarded-port',
        'x-original-url',
        'x-rewrite-url',
      ],
      ...[
        'forwarded',
        'user-agent',
        'accept-language',
        'accept',
        'cookie',
        'range',
        'authorization',
        'referer',
      ],
      ...['x-http-method-override', 'x-react-router-spa-mode', 'x-react-router-prerender-data', 'save-data'],
    );
    const values = fc.oneof(
      fc.constantFrom(
        'evil.example',
        'https://evil.example/',
        'bytes=0-1',
        '<script>alert(1)</script>',
        '..',
      ),
      fc.stringMatching(/^[!-~]{1,40}$/),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, values, { minKeys: 1, maxKeys: 4 }), async (headers) => {
        const answer = await sendRaw(url, path, { headers, agent });
        expect(answer.status).toBe(200);
        expect(answer.body.equals(body)).toBe(true);
      }),
      { numRuns: 150 },
    );
    agent.destroy();
    expect(new Set(known)).toEqual(new Set(['path', 'query', 'budget', 'requestId', 'log']));
  });
});

describe('hostile addresses', () => {
  test.each([
    '/davmu/share/news/..%2finner',
    '/davmu/share/news/%2e%2e/x',
    '/davmu/share/../../etc/passwd',
    '/davmu/share/news/%00',
    '/davmu/share/news/%E0%A4%A',
    '/davmu/share/news/%0d%0aSet-Cookie:a',
    '/davmu/share/news\\..\\x',
    `/davmu/share/${'x'.repeat(6_000)}`,
    '/other',
    '/inner/content/1',
    '/-/nothing',
  ])('%s is a 404 page without a render', async (hostile) => {
    const renderPage = jest.fn(async () => plainPage(html));
    const { url } = await openSite({ renderPage });
    const { status, body, headers } = await sendRaw(url, hostile);
    expect(status).toBe(404);
    expect(body.toString()).toBe('<h1>error 404</h1>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(renderPage).not.toHaveBeenCalled();
  });

  test.each([
    ['/', 302, '/davmu/share/'],
    ['/davmu/share', 308, '/davmu/share/'],
    ['/davmu/share?a=1', 308, '/davmu/share/?a=1'],
    ['//davmu//share/news', 308, '/davmu/share/news'],
    ['//evil.example/', 308, '/evil.example/'],
  ])('%s leads to its right spelling', async (odd, status, location) => {
    const { url } = await openSite();
    const answer = await sendRaw(url, odd);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('pages are only read', async () => {
    const { url } = await openSite();
    const { status, headers } = await sendRaw(url, path, { method: 'POST', body: 'x' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('failures', () => {
  const fails = (cause: unknown) => async () => Promise.reject(cause);

  test.each([
    ['a bug', new Error('at /srv/app.js secret'), 500],
    ['an upstream that is down', Object.assign(new Error('x'), { kind: 'network' }), 503],
    ['an answer of the platform we cannot read', Object.assign(new Error('x'), { kind: 'contract' }), 500],
  ])('%s gives the error page and tells nothing else', async (_case, cause, status) => {
    const { url } = await openSite({ renderPage: fails(cause) });
    const answer = await sendRaw(url, path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(`<h1>error ${status}</h1>`);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' });
  });

  test('a render beyond the deadline is given up', async () => {
    let signal: AbortSignal | undefined;
    const renderPage = ({ budget }: PageRequest) =>
      budget.primary((given) => {
        signal = given;
        return new Promise<never>(() => undefined);
      });
    const { url } = await openSite({ renderPage }, { PAGE_DEADLINE_MS: '40' });
    expect((await sendRaw(url, path)).status).toBe(503);
    expect(signal?.aborted).toBe(true);
  });

  test('an error the app rendered itself is sent but never kept', async () => {
    const renderPage = jest.fn(async () => plainPage('down', { status: 503, freshness: 'error' }));
    const { url } = await openSite({ renderPage });
    await sendRaw(url, path);
    const { status, headers } = await sendRaw(url, path);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('when even the error page fails there is still an answer', async () => {
    const renderError = () => {
      throw new Error('worse');
    };
    const { url } = await openSite({ renderPage: fails(new Error('bad')), renderError });
    const { status, body } = await sendRaw(url, path);
    expect(status).toBe(500);
    expect(body.toString()).toMatch(/^Something went wrong\. Request [\w-]+$/);
  });

  test('more than can be rendered is refused at once', async () => {
    const release: (() => void)[] = [];
    const renderPage = () =>
      new Promise<PageResult>((resolve) => release.push(() => resolve(plainPage(html))));
    const { url } = await openSite({
      renderPage,
      limits: { renders: { concurrent: 1, queued: 0, waitMs: 1 } },
    });
    const first = sendRaw(url, `${path}?`);
    await turn();
    const second = await sendRaw(url, '/davmu/share/other');
    expect([second.status, second.headers['retry-after']]).toEqual([503, '5']);
    release[0]?.();
    expect((await first).status).toBe(200);
  });

  test('a visitor who leaves does not stop the render others wait for', async () => {
    let finish = () => undefined as void;
    const renderPage = jest.fn(
      () => new Promise<PageResult>((resolve) => (finish = () => resolve(plainPage(html)))),
    );
    const { url } = await openSite({ renderPage });
    const leaving = http.get(url + path).on('error', () => undefined);
    await turn();
    const staying = sendRaw(url, path);
    await turn();
    leaving.destroy();
    await turn();
    finish();
    expect((await staying).status).toBe(200);
    expect(renderPage).toHaveBeenCalledTimes(1);
  });
});

describe('headers', () => {
  test('a page carries its policy and the fixed headers', async () => {
    const renderPage = async () =>
      plainPage(html, {
        inlineScripts: ['start()'],
        inlineStyles: ['.a{}'],
        embedsFrames: ['https://v.example'],
      });
    const { url } = await openSite({ renderPage });
    const { headers } = await sendRaw(url, path);
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' `);
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://v.example weixin:");
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, s-maxage=30, stale-if-error=86400',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'origin-agent-cluster': '?1',
      'reporting-endpoints': 'csp="/-/csp"',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('an https site insists on https, and named hosts may frame it', async () => {
    const { url } = await openSite(
      {},
      { SITE_ORIGIN: 'https://share.example.com', FRAME_ANCESTORS: 'https://shell.example.com' },
    );
    const { headers } = await sendRaw(url, path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test.each([
    ['0a1b2c3d-trace', true],
    ['short', false],
    ['with space and more', false],
    ['x'.repeat(65), false],
  ])('request id %j: kept %s', async (sent, kept) => {
    const { url } = await openSite();
    const id = (await sendRaw(url, path, { headers: { 'x-request-id': sent } })).headers['x-request-id'];
    if (kept) expect(id).toBe(sent);
    else expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });
});
