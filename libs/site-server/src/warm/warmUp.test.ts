import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { createTestRedis, describeWithRedis } from '@share/cache/testing';
import { createRedisStore } from '@share/cache';
import { createMonitoring } from '../observability/createMonitoring';
import { createLogger } from '../observability/createLogger';
import { readSettings } from '../settings/readSettings';
import { createSiteCaches } from '../store/createSiteCaches';
import { sendRaw } from '../../testing/sendRaw';
import { closeServers, plainPage, startSite } from '../../testing/startSite';
import { createMostRead } from './createMostRead';

jest.setTimeout(60_000);
afterEach(closeServers);

const siteOrigin = 'https://share.example.com';
const toPath = (name: string) => `/davmu/share/${name}/index.html`;
const readAddress = (path: string) => ({ path, query: [{ name: 'word', isOpen: true }, 'group'] });

/** Asks until the answer is there. */
const until = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 500; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The answer did not come');
};

const findFreePort = async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** An instance of a release, with the paths of the pages that it has made. */
const startInstance = async (
  env: Record<string, string>,
  { release = 'a', render = async () => plainPage('<p></p>'), limits = {} } = {},
) => {
  const settings = readSettings({ PORT: '0', ADMIN_PORT: '0', DRAIN_MS: '0', ...env });
  const logger = createLogger({ requestLog: false }, { write: () => undefined });
  const { reportFailure } = createMonitoring(logger);
  const made: string[] = [];
  const site = await startSite(
    {
      readAddress,
      renderPage: async ({ path, query }) => {
        made.push(query.size > 0 ? `${path}?${query}` : path);
        return render();
      },
      caches: createSiteCaches(settings, { release, data: '1' }, reportFailure),
      limits: { readsMs: 10, ...limits },
    },
    env,
  );
  return { ...site, made };
};

test('without REDIS_URL an instance is ready at once', async () => {
  const { url, made } = await startInstance({});
  expect((await sendRaw(url, '/-/ready')).status).toBe(200);
  expect(made).toEqual([]);
});

test('with a Redis that is away, it is ready all the same', async () => {
  const { url, made } = await startInstance({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect((await sendRaw(url, '/-/ready')).status).toBe(200);
  expect(made).toEqual([]);
});

describeWithRedis('on one Redis', () => {
  let redis: Awaited<ReturnType<typeof createTestRedis>>;
  beforeEach(async () => {
    redis = await createTestRedis();
    await redis.start();
  });
  afterEach(async () => {
    await closeServers();
    await redis.kill();
  });

  const openCounts = (now?: () => number) => {
    const store = createRedisStore(redis.url, { prefixOf: () => 'share:t', onFailure: () => undefined });
    const mostRead = createMostRead({ store, siteOrigin, flushMs: 10_000, ...(now && { now }) });
    const close = () => {
      mostRead.close();
      store.close();
    };
    return { ...mostRead, close };
  };

  test('the counts of all instances are summed, of this hour and the one before, and stay small', async () => {
    let hour = 500_000;
    const [first, second] = [openCounts(() => hour * 3_600_000), openCounts(() => hour * 3_600_000)];
    try {
      await until(() => first.top(1));
      await until(() => second.top(1));
      for (const address of ['/a', '/a', '/b']) first.count(address);
      await first.flush();
      hour += 1;
      for (const address of ['/b', '/b', '/c']) second.count(address);
      await second.flush();
      expect(await first.top(2)).toEqual(['/b', '/a']);
      hour += 1;
      expect(await first.top(9)).toEqual(['/b', '/c']);
      for (let round = 0; round < 11; round += 1) {
        for (let page = 0; page < 200; page += 1) first.count(`/${round}/${page}`);
        await first.flush();
      }
      hour += 1;
      expect((await first.top(5_000))?.length).toBe(1_000);
    } finally {
      [first, second].forEach(({ close }) => close());
    }
  });

  const env = () => ({ SITE_ORIGIN: siteOrigin, REDIS_URL: redis.url });
  /** Two pages are read, one of them more; searches and pages read once are not. */
  const readSome = async () => {
    const old = await startInstance(env());
    const counts = openCounts();
    try {
      await until(async () => {
        for (const path of ['often', 'often', 'home?group=1'])
          await sendRaw(old.url, path.includes('?') ? `/davmu/share/${path}` : toPath(path));
        for (let visit = 0; visit < 2; visit += 1) await sendRaw(old.url, '/davmu/share/search?word=x');
        const top = await counts.top(9);
        return top && top.length >= 2 ? top : undefined;
      });
    } finally {
      counts.close();
    }
    return old;
  };

  test('a new release has the most read pages before it is ready, and their first visitors find them', async () => {
    await readSome();
    const { url, made } = await startInstance(env(), { release: 'b' });
    expect([...made].sort()).toEqual(['/davmu/share/home?group=1', toPath('often')]);
    const { headers } = await sendRaw(url, toPath('often'), { headers: { 'accept-encoding': 'br' } });
    expect(headers['server-timing']).toBe('cache;desc="hit"');
  });

  test('it is not ready while it makes them, and visitors who come then are answered', async () => {
    await readSome();
    const port = await findFreePort();
    const statuses: number[] = [];
    const render = async () => {
      statuses.push((await sendRaw(`http://127.0.0.1:${port}`, '/-/ready')).status);
      statuses.push((await sendRaw(`http://127.0.0.1:${port}`, '/-/live')).status);
      return plainPage('<p></p>');
    };
    const { url } = await startInstance({ ...env(), PORT: String(port) }, { release: 'b', render });
    expect(statuses.sort()).toEqual([200, 200, 503, 503]);
    expect((await sendRaw(url, '/-/ready')).status).toBe(200);
  });

  test('pages that hang keep it no longer than it may take', async () => {
    await readSome();
    const render = () => new Promise<never>(() => undefined);
    const limits = { warmUp: { pages: 100, ms: 200 }, inFlightMs: 10 };
    const { url, made } = await startInstance(env(), { release: 'b', render, limits });
    expect(made).toHaveLength(2);
    expect((await sendRaw(url, '/-/ready')).status).toBe(200);
  });

  test('no more pages than the limit are made', async () => {
    await readSome();
    const { made } = await startInstance(env(), {
      release: 'b',
      limits: { warmUp: { pages: 1, ms: 20_000 } },
    });
    expect(made).toHaveLength(1);
  });

  test('WARM_UP=off: it is ready at once, and makes nothing', async () => {
    await readSome();
    const { made } = await startInstance({ ...env(), WARM_UP: 'off' }, { release: 'b' });
    expect(made).toEqual([]);
  });
});
