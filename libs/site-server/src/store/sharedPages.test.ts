import { createTestRedis, describeWithRedis } from '@share/cache/testing';
import { sendRaw } from '../../testing/sendRaw';
import { closeServers, plainPage, startSite } from '../../testing/startSite';
import type { PageResult } from '../pages/PageResult';
import { readSettings } from '../settings/readSettings';
import { createSiteCaches } from './createSiteCaches';

jest.setTimeout(60_000);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const toPath = (id: number | string) => `/davmu/share/news/page${id}`;

describeWithRedis('two instances of the site on one Redis', () => {
  let redis: Awaited<ReturnType<typeof createTestRedis>>;
  beforeAll(async () => {
    redis = await createTestRedis();
    await redis.start();
  });
  afterAll(() => redis.kill());
  afterEach(closeServers);

  const startInstance = async (render: (path: string) => PageResult) => {
    const env = { SITE_ORIGIN: 'https://share.example.com', REDIS_URL: redis.url };
    const renderPage = jest.fn(async ({ path }: { path: string }) => render(path));
    const reports: string[] = [];
    const caches = createSiteCaches(readSettings(env), { release: 'release', data: '1' }, ({ of, name }) =>
      reports.push(`${of} ${name}`),
    );
    const readAddress = (path: string) => ({ path, query: [{ name: 'word', isOpen: true }] });
    const { url } = await startSite({ renderPage, caches, readAddress }, env);
    return { url, renderPage, reports };
  };
  type Instance = Awaited<ReturnType<typeof startInstance>>;

  /** Whether a new page reaches the other instance. */
  let probes = 0;
  const isShared = async (first: Instance, second: Instance) => {
    probes += 1;
    const path = toPath(`probe${probes}`);
    await sendRaw(first.url, path);
    await pause(50);
    await sendRaw(second.url, path);
    return !second.renderPage.mock.calls.some(([request]) => request.path === path);
  };
  const untilShared = async (first: Instance, second: Instance) => {
    for (let tries = 0; tries < 200; tries += 1) if (await isShared(first, second)) return;
    throw new Error('Pages are not shared');
  };
  const setUp = async (render = (path: string): PageResult => plainPage(`<h1>${path}</h1>`)) => {
    const [first, second] = [await startInstance(render), await startInstance(render)];
    await untilShared(first, second);
    return { first, second };
  };

  test('what one has rendered, the other sends as it is', async () => {
    const { first, second } = await setUp();
    const made = await Promise.all(Array.from({ length: 20 }, (_, id) => sendRaw(first.url, toPath(id))));
    await pause(200);
    second.renderPage.mockClear();
    const found = await Promise.all(Array.from({ length: 20 }, (_, id) => sendRaw(second.url, toPath(id))));
    expect(second.renderPage).not.toHaveBeenCalled();
    expect(found.map(({ body }) => String(body))).toEqual(made.map(({ body }) => String(body)));
    expect(found[0]?.headers['server-timing']).toBe('cache;desc="hit"');
    for (const name of ['content-type', 'content-security-policy', 'etag', 'cache-control'])
      expect(found[0]?.headers[name]).toBe(made[0]?.headers[name]);
  });

  test('previews, failures and pages that lack a part stay where they are', async () => {
    const { first, second } = await setUp((path) =>
      path.includes('preview') ? plainPage('preview', { freshness: 'none' }) : plainPage(`<h1>${path}</h1>`),
    );
    await sendRaw(first.url, toPath('preview'));
    await pause(100);
    await sendRaw(second.url, toPath('preview'));
    expect(second.renderPage.mock.calls.filter(([{ path }]) => path.includes('preview'))).toHaveLength(1);
  });

  test('pages at unknown addresses stay where they are', async () => {
    const { first, second } = await setUp();
    await sendRaw(first.url, `${toPath('search')}?word=x`);
    await pause(100);
    await sendRaw(second.url, `${toPath('search')}?word=x`);
    expect(second.renderPage.mock.calls.filter(([{ path }]) => path === toPath('search'))).toHaveLength(1);
  });

  test('a Redis that dies and comes back under load costs no page; then pages are shared again', async () => {
    const { first, second } = await setUp();
    const statuses = new Map<number, number>();
    let running = true;
    let requested = 0;
    const visit = async ({ url }: Instance) => {
      while (running) {
        requested += 1;
        const { status } = await sendRaw(url, toPath(`load${requested % 400}`)).catch(() => ({ status: 0 }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const visitors = [first, second].flatMap((instance) => Array.from({ length: 8 }, () => visit(instance)));
    await pause(500);
    await redis.kill();
    await pause(500);
    await redis.start();
    await pause(500);
    running = false;
    await Promise.all(visitors);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(100);
    await untilShared(first, second);
    expect([...first.reports, ...second.reports]).toContain('redis connection');
  });

  test('another build takes over the data that pages are made of, while they have the same version; no page', async () => {
    const env = { SITE_ORIGIN: 'https://share.example.com', REDIS_URL: redis.url };
    const open = (release: string, data: string) => {
      const caches = createSiteCaches(readSettings(env), { release, data }, () => undefined);
      if (!caches) throw new Error('Nothing is cached');
      const codec = { encode: (value: string) => Buffer.from(value), decode: String };
      const options = { maxBytes: 100_000, sizeOf: () => 1, codec };
      const lifetime = { freshMs: 60_000, staleMs: 0, errorMs: 0 };
      const [pages, hot] = [caches.open<string>('page', options), caches.open<string>('hot', options)];
      const read = async () => {
        const load = async () => ({ value: release, lifetime });
        const answers = await Promise.all([pages.answer('key', load), hot.answer('key', load)]);
        return answers.map(({ value }) => value);
      };
      return { caches, read };
    };
    const closing: (() => void)[] = [];
    const readBy = async (release: string, data: string) => {
      const { caches, read } = open(release, data);
      closing.push(caches.close);
      for (let tries = 0; tries < 200; tries += 1) {
        if (await caches.store?.ask('ping', false, (client) => client.ping().then(() => true))) return read();
        await pause(20);
      }
      throw new Error('There is no connection');
    };
    const untilStored = async () => {
      const { caches } = open('first', '1');
      closing.push(caches.close);
      const count = () =>
        caches.store?.ask('count', 0, async (client) => (await client.keys('*:key')).length);
      for (let tries = 0; tries < 200 && (await count()) !== 2; tries += 1) await pause(20);
    };
    try {
      expect(await readBy('first', '1')).toEqual(['first', 'first']);
      await untilStored();
      expect(await readBy('next', '1')).toEqual(['next', 'first']);
      expect(await readBy('last', '2')).toEqual(['last', 'last']);
    } finally {
      closing.forEach((close) => close());
    }
  });
});
