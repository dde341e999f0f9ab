import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { pageInit } from '../../testing/pageInit';
import { closeServers, plainPage, startSite, type TestRequest } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';
import type { Exchange } from '@share/http-server';
import { createPageHandler } from './createPageHandler';
import { createPageResponse } from './createPageResponse';
import type { PageResult } from './PageResult';

afterEach(closeServers);

/** The property test sends many requests. */
jest.setTimeout(30_000);

const path = '/davmu/share/news/2026/0a1b2c3d/index.html';
const html = `<!doctype html><title>云溪</title><p>${'临江的桥'.repeat(300)}</p>`;
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('pages', () => {
  test('a page is rendered once, then sent from the cache, compressed when the browser accepts it', async () => {
    const renderPage = jest.fn(async () => plainPage(html));
    const { url } = await startSite({ renderPage });
    const first = await sendRaw(url, path);
    const second = await sendRaw(url, path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.body.toString()).toBe(html);
    expect(first.headers['server-timing']).toMatch(/^cache;desc="miss", render;dur=/);
    expect(second.headers['server-timing']).toBe('cache;desc="hit"');
    expect(second.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(second.body).toString()).toBe(html);
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('the cache counts a page as it was sent first: in brotli a part of what the plain one takes', async () => {
    const { url, adminUrl } = await startSite({ renderPage: async () => plainPage(html) });
    const countAfter = async (headers: Record<string, string>, id: string) => {
      await sendRaw(url, path.replace('0a1b2c3d', id), { headers });
      const metrics = await (await fetch(`${adminUrl}/metrics`)).text();
      return Number(/^share_live\{of="cacheBytes"\} (\d+)/m.exec(metrics)?.[1]);
    };
    const compressed = await countAfter({ 'accept-encoding': 'br' }, '0a1b2c3d');
    const both = await countAfter({}, '0a1b2c3e');
    expect(both - 2 * compressed).toBeGreaterThan(Buffer.byteLength(html));
  });

  test('a thousand concurrent requests for an uncached page cause one render', async () => {
    const renderPage = jest.fn(async () => {
      await pause();
      return plainPage(html);
    });
    const { url } = await startSite({ renderPage });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
    const answers = await Promise.all(Array.from({ length: 1000 }, () => sendRaw(url, path, { agent })));
    agent.destroy();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('PAGE_CACHE=off renders every request', async () => {
    const renderPage = jest.fn(async () => plainPage(html));
    const { url } = await startSite({ renderPage }, { PAGE_CACHE: 'off' });
    await sendRaw(url, path);
    await sendRaw(url, path);
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('HEAD gives the same headers without the body, and an unchanged page gives 304', async () => {
    const { url } = await startSite({ renderPage: async () => plainPage(html) });
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

  test('only allowed query parameters reach the renderer and the cache key', async () => {
    const seen: string[] = [];
    const renderPage = async ({ query }: TestRequest) => {
      seen.push(query.toString());
      return plainPage(html);
    };
    const { url } = await startSite({
      renderPage,
      readAddress: (requested) => ({ path: requested, query: ['page'] }),
    });
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
    const good = await startSite({ renderPage: to('/davmu/share/404') });
    const { status, headers } = await sendRaw(good.url, path);
    expect([status, headers.location]).toEqual([302, '/davmu/share/404']);
    const bad = await startSite({ renderPage: to('//evil.example/') });
    const refused = await sendRaw(bad.url, path);
    expect([refused.status, refused.headers.location]).toEqual([500, undefined]);
  });

  test('the answer to an authorized request may not be stored by shared caches', async () => {
    const { url } = await startSite();
    const { headers } = await sendRaw(url, path, { headers: { authorization: 'secret' } });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('a page with missing blocks reports them and is cached for a short time', async () => {
    const { url } = await startSite({
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
});

describe('cache poisoning', () => {
  test('no request header changes a byte of a page or reaches the renderer', async () => {
    const known: string[] = [];
    const renderPage = async (request: TestRequest) => {
      known.push(...Object.keys(request));
      return plainPage(`${html}${request.path}${request.query}`);
    };
    const { url } = await startSite({ renderPage }, { PAGE_CACHE: 'off' });
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
      ...[
        'traceparent',
        'x-http-method-override',
        'x-react-router-spa-mode',
        'x-react-router-prerender-data',
        'save-data',
      ],
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
    // The trace names the request in calls of the platform; only ids of the right form are one.
    expect(new Set(known)).toEqual(new Set(['path', 'query', 'budget', 'log', 'trace']));
  });
});

describe('failures', () => {
  const fails = (cause: unknown) => async () => Promise.reject(cause);

  test.each([
    ['a bug', new Error('at /srv/app.js secret'), 500],
    ['a platform that is down', Object.assign(new Error('x'), { kind: 'network' }), 503],
    ['a token that the platform refused', Object.assign(new Error('x'), { kind: 'unauthorized' }), 503],
    [
      'a response of the platform that breaks the contract',
      Object.assign(new Error('x'), { kind: 'contract' }),
      502,
    ],
    ['a platform that answers otherwise', Object.assign(new Error('x'), { kind: 'business' }), 502],
  ])('%s gives the error page and reveals nothing else', async (_case, cause, status) => {
    const { url } = await startSite({ renderPage: fails(cause) });
    const answer = await sendRaw(url, path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(`<h1>error ${status}</h1>`);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' });
  });

  test('a render is aborted at the deadline', async () => {
    let signal: AbortSignal | undefined;
    const renderPage = ({ budget }: TestRequest) =>
      budget.primary((callSignal) => {
        signal = callSignal;
        return new Promise<never>(() => undefined);
      });
    const { url } = await startSite({ renderPage }, { PAGE_DEADLINE_MS: '40' });
    expect((await sendRaw(url, path)).status).toBe(503);
    expect(signal?.aborted).toBe(true);
  });

  test('an error page rendered by the app is sent but never cached', async () => {
    const renderPage = jest.fn(async () => plainPage('down', { status: 503, freshness: 'error' }));
    const { url } = await startSite({ renderPage });
    await sendRaw(url, path);
    const { status, headers } = await sendRaw(url, path);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('when the error page fails too, a plain answer is sent', async () => {
    const renderError = () => {
      throw new Error('worse');
    };
    const { url } = await startSite({ renderPage: fails(new Error('bad')), renderError });
    const { status, body } = await sendRaw(url, path);
    expect(status).toBe(500);
    expect(body.toString()).toMatch(/^Something went wrong\. Request [\w-]+$/);
  });

  test('renders beyond the limit are refused at once', async () => {
    const release: (() => void)[] = [];
    const renderPage = () =>
      new Promise<PageResult>((resolve) => release.push(() => resolve(plainPage(html))));
    const { url } = await startSite({
      renderPage,
      limits: { renders: { concurrent: 1, queued: 0, waitMs: 1 } },
    });
    const first = sendRaw(url, `${path}?`);
    await pause();
    const second = await sendRaw(url, '/davmu/share/other');
    expect([second.status, second.headers['retry-after']]).toEqual([503, '5']);
    release[0]?.();
    expect((await first).status).toBe(200);
  });

  test('a visitor who disconnects does not stop the render that others wait for', async () => {
    let finish = () => undefined as void;
    const renderPage = jest.fn(
      () => new Promise<PageResult>((resolve) => (finish = () => resolve(plainPage(html)))),
    );
    const { url } = await startSite({ renderPage });
    const disconnecting = http.get(url + path).on('error', () => undefined);
    await pause();
    const waiting = sendRaw(url, path);
    await pause();
    disconnecting.destroy();
    await pause();
    finish();
    expect((await waiting).status).toBe(200);
    expect(renderPage).toHaveBeenCalledTimes(1);
  });
});

describe('one page for every variant of its address', () => {
  const readAddress = (requested: string) => ({ path: requested.replace(/\/20\d\d\/\d+/, ''), query: [] });

  test('five hundred variants are one render of the plain one', async () => {
    const renderPage = jest.fn(async ({ path: plain }: TestRequest) => plainPage(`<h1>${plain}</h1>`));
    const { url, adminUrl } = await startSite({ renderPage, readAddress });
    const agent = new http.Agent({ keepAlive: true });
    const bodies = new Set<string>();
    for (let variant = 0; variant < 500; variant += 1) {
      const address = `/davmu/share/news/${2000 + (variant % 50)}/${variant % 13}/0a1b2c3d?x=${variant}`;
      bodies.add((await sendRaw(url, address, { agent })).body.toString());
    }
    const health = JSON.parse((await sendRaw(adminUrl, '/health')).body.toString());
    agent.destroy();
    expect([...bodies]).toEqual(['<h1>/davmu/share/news/0a1b2c3d</h1>']);
    expect(renderPage).toHaveBeenCalledTimes(1);
    expect(health.cacheEntries).toBe(1);
  });
});

describe('what does not exist', () => {
  const missing = async (): Promise<PageResult> => ({ kind: 'missing' });

  test('a missing item is requested once in a while, and its address pushes out no page', async () => {
    const renderPage = jest.fn(async ({ path: requested }: TestRequest) =>
      requested.includes('junk') ? missing() : plainPage(html),
    );
    const { url, adminUrl } = await startSite({ renderPage });
    await sendRaw(url, path);
    for (let visit = 0; visit < 3; visit += 1) {
      const { status, headers } = await sendRaw(url, '/davmu/share/junk/1');
      expect([status, headers.location, headers['cache-control']]).toEqual([
        302,
        '/davmu/share/404',
        'private, no-store',
      ]);
    }
    const health = JSON.parse((await sendRaw(adminUrl, '/health')).body.toString());
    expect(renderPage).toHaveBeenCalledTimes(2);
    expect(health.cacheEntries).toBe(1);
    expect((await sendRaw(url, path)).headers['server-timing']).toBe('cache;desc="hit"');
  });

  test('an address at which no page can be gets the 404 page, and pushes out no page either', async () => {
    const notFound = { html: ['lost'], inlineScripts: [], inlineStyles: [] };
    const renderPage = async (): Promise<PageResult> => ({ kind: 'invalid' });
    const { url, adminUrl } = await startSite({ renderPage, renderError: () => notFound });
    const answers = await Promise.all(['/a', '/b', '/b?page=2'].map((end) => sendRaw(url, path + end)));
    for (const { status, headers, body } of answers) {
      expect([status, body.toString()]).toEqual([404, 'lost']);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
    }
    const health = JSON.parse((await sendRaw(adminUrl, '/health')).body.toString());
    expect(health.cacheEntries).toBe(0);
  });

  test('a query that cannot be meant leads to the 404 page, although the page it does not change is cached', async () => {
    const renderPage = jest.fn(async () => plainPage(html));
    const { url } = await startSite({
      renderPage,
      readAddress: (requested, search) =>
        search.includes('id=..') ? 'missing' : { path: requested, query: [] },
    });
    const ask = async (search: string) => {
      const { status, headers } = await sendRaw(url, path + search);
      return [status, headers.location, headers['cache-control']];
    };
    for (const search of ['', '?utm=1', '?id=..', '?id=..', '?utm=1', ''])
      expect(await ask(search)).toEqual(
        search === '?id=..'
          ? [302, '/davmu/share/404', 'private, no-store']
          : [200, undefined, expect.stringContaining('s-maxage=')],
      );
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('PAGE_CACHE=off remembers no missing item', async () => {
    const renderPage = jest.fn(missing);
    const { url } = await startSite({ renderPage }, { PAGE_CACHE: 'off' });
    await sendRaw(url, path);
    await sendRaw(url, path);
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('every address without a page gets one 404 page, made anew when the app renders another', async () => {
    const pageOf = (text: string) => ({ html: [text], inlineScripts: [], inlineStyles: [] });
    let current = pageOf('lost');
    const renderPage = jest.fn(missing);
    const { url } = await startSite({ renderPage, readAddress: () => undefined, renderError: () => current });
    const first = await sendRaw(url, '/davmu/share/a');
    const second = await sendRaw(url, '/davmu/share/b');
    expect([first.status, first.body.toString()]).toEqual([404, 'lost']);
    expect(first.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'public, max-age=0, s-maxage=10',
    });
    expect(second.headers.etag).toBe(first.headers.etag);
    current = pageOf('still lost');
    expect((await sendRaw(url, '/davmu/share/b')).body.toString()).toBe('still lost');
    expect(renderPage).not.toHaveBeenCalled();
  });
});

test('a page that could not be renewed says when it was made', async () => {
  const page = createPageResponse(Buffer.from('<main>云溪</main>'), pageInit);
  const send = (state: 'stale' | 'stale-error', madeAt = 7) => {
    const res = { writeHead: jest.fn().mockReturnThis(), end: jest.fn() };
    const handler = createPageHandler({
      findPage: (requested: string) => ({ address: { path: requested, query: '' } }),
      noteAge: (text: string, at: number) => `${at} ${text}`,
      pageMarks: () => ({ id: '', write: (text: string) => text }),
      accountOf: () => '',
      renders: { join: () => undefined },
      caches: {
        ordinary: { peek: () => undefined, answer: async () => ({ value: page, state, madeAt }) },
      },
      settings: { budgets: {} },
    } as unknown as Parameters<typeof createPageHandler>[0]);
    const exchange = { req: { method: 'GET', headers: {} }, res } as unknown as Exchange;
    return Promise.resolve(handler.at(path, '')(exchange)).then(() => res.end.mock.calls[0]?.[0].toString());
  };
  expect(await send('stale')).toBe('<main>云溪</main>');
  expect(await send('stale-error')).toBe('7 <main>云溪</main>');
  expect(await send('stale-error', Date.now() - 240_000)).toBe('<main>云溪</main>');
});
