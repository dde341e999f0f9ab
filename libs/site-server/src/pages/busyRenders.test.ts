import http from 'node:http';
import net from 'node:net';
import { createGate } from '../../testing/createGate';
import { sendRaw } from '../../testing/sendRaw';
import { closeServers, plainPage, startSite, type TestRequest } from '../../testing/startSite';
import type { AdmissionLimits } from '@share/http-server';
import type { PageResult } from './PageResult';

const sockets: net.Socket[] = [];
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await closeServers();
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('when all renders are taken', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  /** A site behind a proxy, each of whose pages is made when `finish` says so. */
  const startBusySite = async (renders: AdmissionLimits, env: Record<string, string> = {}) => {
    const finishing: (() => void)[] = [];
    const made: string[] = [];
    const renderPage = ({ path: requested }: TestRequest) => {
      made.push(requested.slice('/davmu/share/'.length));
      return new Promise<PageResult>((resolve) => finishing.push(() => resolve(plainPage('<h1>page</h1>'))));
    };
    const behindProxy = { TRUSTED_PROXIES: '127.0.0.1', ...env };
    const site = await startSite({ renderPage, limits: { renders } }, behindProxy);
    const until = async (running: number, waiting: number) => {
      const wanted = `${running} ${waiting}`;
      for (let found = ''; found !== wanted; await pause()) {
        const health = JSON.parse((await sendRaw(site.adminUrl, '/health')).body.toString());
        found = `${health.rendersRunning} ${health.rendersWaiting}`;
      }
    };
    const untilShed = async (count: number) => {
      for (
        let metrics = '';
        !metrics.includes(`share_render_seconds_count{outcome="shed"} ${count}\n`);
        await pause()
      )
        metrics = (await sendRaw(site.adminUrl, '/metrics')).body.toString();
    };
    /** Requests pages over one connection, without waiting for answers. */
    const pipeline = (address: string, names: string[]) => {
      const heads = names.map(
        (name) => `GET /davmu/share/${name} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`,
      );
      const socket = net.connect(site.port, '127.0.0.1', () => socket.write(heads.join('')));
      socket.on('error', () => undefined);
      sockets.push(socket);
      return socket;
    };
    return {
      ...site,
      made,
      until,
      untilShed,
      pipeline,
      finish: () => finishing.splice(0).forEach((end) => end()),
    };
  };

  test('by one address, there is room for another', async () => {
    const site = await startBusySite({ concurrent: 2, queued: 3, waitMs: 10_000, perNetwork: 1 });
    site.pipeline('203.0.113.1', ['a', 'b', 'c', 'd', 'e']);
    await site.until(1, 3);
    const second = sendRaw(site.url, '/davmu/share/other', from('198.51.100.2'));
    await site.until(2, 3);
    const third = sendRaw(site.url, '/davmu/share/third', from('192.0.2.3'));
    // It takes the place of one of the first.
    await site.untilShed(2);
    while (!site.made.includes('third')) {
      site.finish();
      await pause();
    }
    expect(site.made).toEqual(['a', 'other', expect.any(String), 'third']);
    site.finish();
    expect([(await second).status, (await third).status]).toEqual([200, 200]);
  });

  test('a page that a network without room requested first is made in the turn of another that wants it, too', async () => {
    const site = await startBusySite({ concurrent: 2, queued: 3, waitMs: 10_000, perNetwork: 1 });
    site.pipeline('203.0.113.1', ['a', 'b']);
    await site.until(1, 1);
    const other = sendRaw(site.url, '/davmu/share/b', from('198.51.100.2'));
    await site.until(2, 0);
    expect(site.made).toEqual(['a', 'b']);
    site.finish();
    expect((await other).status).toBe(200);
  });

  test('no request waits for a turn longer than the page itself may take', async () => {
    const site = await startBusySite(
      { concurrent: 1, queued: 9, waitMs: 60_000 },
      { PAGE_DEADLINE_MS: '200' },
    );
    site.pipeline('203.0.113.1', ['a']);
    await site.until(1, 0);
    const startedAt = performance.now();
    expect((await sendRaw(site.url, '/davmu/share/b', from('198.51.100.2'))).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test('pages that were made before have their turn before those of new addresses', async () => {
    const site = await startBusySite({ concurrent: 1, queued: 9, waitMs: 10_000 }, { PAGE_CACHE: 'off' });
    const known = sendRaw(site.url, '/davmu/share/known');
    await site.until(1, 0);
    site.finish();
    await known;
    site.pipeline('203.0.113.1', ['a']);
    await site.until(1, 0);
    for (const [index, name] of ['new', 'new2', 'known'].entries()) {
      site.pipeline(`198.51.${index}.1`, [name]);
      await site.until(1, index + 1);
    }
    for (const made of ['known', 'new', 'new2']) {
      site.finish();
      while (!site.made.slice(2).includes(made)) await pause();
      expect(site.made.at(-1)).toBe(made);
    }
    site.finish();
  });

  test('three hundred different pages that one address requests together are all made', async () => {
    const renderPage = async ({ path }: TestRequest) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return plainPage(path);
    };
    const { url } = await startSite({ renderPage }, { TRUSTED_PROXIES: '127.0.0.1' });
    const pages = Array.from({ length: 300 }, (_, number) => `/davmu/share/page${number}`);
    const answers = await Promise.all(pages.map((page) => sendRaw(url, page, from('203.0.113.1'))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('cached pages are answered between those that are put together', async () => {
    let open = () => undefined as void;
    const dataAreThere = new Promise<void>((resolve) => (open = resolve));
    let made = 0;
    const renderPage = async ({ path, budget }: TestRequest) => {
      if (!path.endsWith('cached')) {
        await dataAreThere;
        await budget.nextRound();
        for (const end = performance.now() + 10; performance.now() < end;);
        made += 1;
      }
      return plainPage(path);
    };
    const { url } = await startSite({ renderPage });
    const agent = new http.Agent({ keepAlive: true });
    const readCached = () => sendRaw(url, '/davmu/share/cached', { agent });
    await readCached();
    const cold = Array.from({ length: 30 }, (_, number) => sendRaw(url, `/davmu/share/page${number}`));
    await new Promise((resolve) => setTimeout(resolve, 200));
    open();
    await readCached();
    expect(made).toBeLessThan(15);
    await Promise.all(cold);
    agent.destroy();
  });

  test('a page is not made when all who wait for it have hung up, and no error is logged', async () => {
    const site = await startBusySite({ concurrent: 1, queued: 9, waitMs: 10_000 });
    const first = sendRaw(site.url, '/davmu/share/first');
    await site.until(1, 0);
    const leaving = site.pipeline('203.0.113.1', ['lost', 'lost2', 'followed']);
    await site.until(1, 3);
    const follower = sendRaw(site.url, '/davmu/share/followed', from('198.51.100.2'));
    await pause();
    leaving.destroy();
    await pause();
    site.finish();
    await first;
    await site.until(1, 0);
    site.finish();
    expect((await follower).status).toBe(200);
    expect(site.made).toEqual(['first', 'followed']);
    await site.close();
    expect(site.log.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });
});

test('a page that waited for its turn has its whole time', async () => {
  const turns = Array.from({ length: 3 }, () => ({ begun: createGate(), finished: createGate() }));
  const renderPage = jest.fn(async ({ path }: TestRequest) => {
    const turn = turns[renderPage.mock.calls.length - 1];
    turn?.begun.open();
    await turn?.finished.opened;
    return plainPage(path);
  });
  const limits = { renders: { concurrent: 1, queued: 2, waitMs: 5_000 } };
  const { url, adminUrl } = await startSite({ renderPage, limits }, { PAGE_DEADLINE_MS: '1000' });
  const countWaiting = async () =>
    Number(JSON.parse(String((await sendRaw(adminUrl, '/health')).body)).rendersWaiting);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const answers = ['a', 'b', 'c'].map((name) => sendRaw(url, `/davmu/share/${name}`));
    while ((await countWaiting()) < 2);
    for (const { begun, finished } of turns) {
      await begun.opened;
      jest.advanceTimersByTime(450);
      // A deadline that has passed ends its page after responses that have arrived meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      finished.open();
    }
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    jest.useRealTimers();
  }
});
