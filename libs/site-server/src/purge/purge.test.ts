import type http from 'node:http';
import { createTestRedis, describeWithRedis } from '@share/cache/testing';
import { sendRaw } from '../../testing/sendRaw';
import { closeServers, plainPage, startSite, startUpstream } from '../../testing/startSite';

jest.setTimeout(60_000);
afterEach(closeServers);

const article = '/davmu/share/peony/doc/wetland1/index.html';
const other = '/davmu/share/peony/doc/harbour2/index.html';
const home = '/davmu/share/';

const readAddress = (path: string) => {
  const id = /doc\/(\w+)/.exec(path)?.[1];
  return { path, query: [], subject: id ? { kind: 'doc', id } : { kind: 'home' } };
};

/** A site whose pages say for the how manieth time they were made. */
const startCounting = async (env: Record<string, string> = {}) => {
  let made = 0;
  const renderPage = jest.fn(async () => plainPage(`<p>${(made += 1)}</p>`));
  const site = await startSite({ renderPage, readAddress }, env);
  const read = async (path: string) => String((await sendRaw(site.url, path)).body);
  const purge = async (body: object | string) => {
    const answer = await fetch(`${site.adminUrl}/-/purge`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };
  return { ...site, renderPage, read, purge };
};

test('a purged item is made anew, all else stays; the answer says that this instance is alone', async () => {
  const { read, purge } = await startCounting();
  const before = [await read(article), await read(other), await read(home)];
  expect(await purge({ type: 'doc', id: 'wetland1' })).toEqual({
    status: 200,
    ...{ purged: 'doc/wetland1', pages: 1, data: 0, instances: { reached: 1, confirmed: 1 } },
    ...{ cdn: 'not set', note: expect.stringContaining('REDIS_URL'), problems: [] },
  });
  expect(await read(article)).not.toBe(before[0]);
  expect([await read(other), await read(home)]).toEqual(before.slice(1));
  expect(await purge({ kind: 'doc' })).toMatchObject({ purged: 'doc', pages: 2 });
  expect(await read(home)).toBe(before[2]);
  expect(await purge({ all: true })).toMatchObject({ purged: 'page', pages: 1 });
  expect(await read(home)).not.toBe(before[2]);
});

test('an item that was missing is looked for again', async () => {
  let isThere = false;
  const renderPage = async () => (isThere ? plainPage('there') : { kind: 'missing' as const });
  const { url, adminUrl } = await startSite({ renderPage, readAddress });
  expect((await sendRaw(url, article)).status).toBe(302);
  isThere = true;
  expect((await sendRaw(url, article)).status).toBe(302);
  await fetch(`${adminUrl}/-/purge`, { method: 'POST', body: '{"type":"doc","id":"wetland1"}' });
  expect((await sendRaw(url, article)).status).toBe(200);
});

test('pages say by which tags they can be purged, and caches may renew them behind an answer', async () => {
  const { url } = await startCounting();
  const { headers } = await sendRaw(url, article);
  expect(headers).toMatchObject({
    ...{ xkey: 'page doc doc/wetland1', 'cache-tag': 'page,doc,doc/wetland1' },
    'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=5, stale-if-error=86400',
  });
  expect((await sendRaw(url, home)).headers['xkey']).toBe('page home');
});

test('a page that is purged while it is made is cached nowhere', async () => {
  let end = () => undefined as void;
  const made = new Promise<void>((resolve) => (end = resolve));
  const renderPage = jest.fn(async () => made.then(() => plainPage('old')));
  const { url, adminUrl } = await startSite({ renderPage, readAddress });
  const answer = sendRaw(url, article);
  while (renderPage.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await fetch(`${adminUrl}/-/purge`, { method: 'POST', body: '{"all":true}' });
  end();
  expect((await answer).headers['cache-control']).toBe('private, no-store');
  await sendRaw(url, article);
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test.each([
  ['no body', ''],
  ['another kind', { kind: 'hoem' }],
  ['a body that is far too long', 'x'.repeat(10_000)],
])('%s is refused with a sentence, and nothing is purged', async (_what, body) => {
  const { read, purge } = await startCounting();
  const before = await read(home);
  expect(await purge(body)).toEqual({ status: 400, problems: [expect.stringMatching(/^[A-Z].*\.$/)] });
  expect(await read(home)).toBe(before);
});

test('purging is for operators: visitors have no such address', async () => {
  const { url } = await startCounting();
  expect((await fetch(`${url}/-/purge`, { method: 'POST', body: '{"all":true}' })).status).toBe(405);
});

describe('the CDN', () => {
  const startCdn = async (status: number) => {
    const calls: string[] = [];
    const url = await startUpstream(({ method, url: path, headers }: http.IncomingMessage, response) => {
      calls.push([method, path, headers['xkey'], headers['cache-tag']].join(' '));
      response.writeHead(status).end();
    });
    return { url, calls };
  };

  test.each([
    ['', '/', 'PURGE / doc/wetland1 doc/wetland1'],
    ['DELETE ', '/', 'DELETE / doc/wetland1 doc/wetland1'],
    ['POST ', '/purge?tag={tag}', 'POST /purge?tag=doc%2Fwetland1 doc/wetland1 doc/wetland1'],
  ])('is called by its template: %s%s', async (method, path, call) => {
    const cdn = await startCdn(200);
    const { purge } = await startCounting({ PURGE_URL: `${method}${cdn.url}${path}` });
    expect(await purge({ type: 'doc', id: 'wetland1' })).toMatchObject({ status: 200, cdn: 'purged' });
    expect(cdn.calls).toEqual([call]);
  });

  test('that fails is in the answer, in the log and in the metrics', async () => {
    const cdn = await startCdn(503);
    const { adminUrl, purge, log, close } = await startCounting({ PURGE_URL: cdn.url });
    expect(await purge({ all: true })).toMatchObject({
      ...{ status: 502, cdn: 'failed', problems: ['The CDN has not purged page: It answered 503.'] },
    });
    const metrics = await (await fetch(`${adminUrl}/metrics`)).text();
    expect(metrics).toContain('share_failures_total{of="purge",name="cdn"} 1');
    await close();
    expect(log).toContainEqual(expect.objectContaining({ of: 'purge', name: 'cdn' }));
  });
});

describeWithRedis('several instances on one Redis', () => {
  let redis: Awaited<ReturnType<typeof createTestRedis>>;
  beforeAll(async () => {
    redis = await createTestRedis();
    await redis.start();
  });
  afterAll(() => redis.kill());

  const start = () => startCounting({ SITE_ORIGIN: 'https://share.example.com', REDIS_URL: redis.url });
  const untilBoth = async ({ purge }: Awaited<ReturnType<typeof start>>, body: object) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const report = await purge(body);
      if ((report as { instances?: { reached: number } }).instances?.reached === 2) return report;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The instances are not there');
  };

  test('a purge at one reaches the other, and what they share', async () => {
    const [first, second] = [await start(), await start()];
    await untilBoth(first, { kind: 'home' });
    await first.read(article);
    await second.read(article);
    const madeBefore = first.renderPage.mock.calls.length + second.renderPage.mock.calls.length;
    const report = await untilBoth(first, { type: 'doc', id: 'wetland1' });
    expect(report).toMatchObject({ status: 200, instances: { reached: 2, confirmed: 2 }, problems: [] });
    expect(report).not.toHaveProperty('note');
    await second.read(article);
    expect(first.renderPage.mock.calls.length + second.renderPage.mock.calls.length).toBe(madeBefore + 1);
  });

  test('a Redis that is away is a problem the operator reads, and this instance is purged all the same', async () => {
    const site = await start();
    await redis.kill();
    try {
      const before = await site.read(article);
      expect(await site.purge({ all: true })).toMatchObject({
        ...{ status: 502, problems: [expect.stringContaining('Redis')] },
      });
      expect(await site.read(article)).not.toBe(before);
    } finally {
      await redis.start();
    }
  });
});
