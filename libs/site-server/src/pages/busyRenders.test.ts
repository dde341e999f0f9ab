import net from 'node:net';
import { sendRaw } from '../../testing/sendRaw';
import { closeServers, plainPage, startSite } from '../../testing/startSite';
import type { AdmissionLimits } from '../http/createAdmissionControl';
import type { PageRequest, PageResult } from './RenderPage';

const sockets: net.Socket[] = [];
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await closeServers();
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('when all renders are taken', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  /** A site behind a proxy, each of whose pages is made when `finish` says so. */
  const startBusySite = async (renders: AdmissionLimits) => {
    const finishing: (() => void)[] = [];
    const made: string[] = [];
    const renderPage = ({ path: asked }: PageRequest) => {
      made.push(asked.slice('/davmu/share/'.length));
      return new Promise<PageResult>((resolve) => finishing.push(() => resolve(plainPage('<h1>page</h1>'))));
    };
    const site = await startSite({ renderPage, limits: { renders } }, { TRUSTED_PROXIES: '127.0.0.1' });
    const until = async (running: number, waiting: number) => {
      const wanted = `${running} ${waiting}`;
      for (let found = ''; found !== wanted; await pause()) {
        const health = JSON.parse((await sendRaw(site.adminUrl, '/health')).body.toString());
        found = `${health.rendersRunning} ${health.rendersWaiting}`;
      }
    };
    /** Asks for pages over one connection, without waiting for answers. */
    const pipeline = (address: string, names: string[]) => {
      const heads = names.map(
        (name) => `GET /davmu/share/${name} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`,
      );
      const socket = net.connect(site.port, '127.0.0.1', () => socket.write(heads.join('')));
      socket.on('error', () => undefined);
      sockets.push(socket);
      return socket;
    };
    return { ...site, made, until, pipeline, finish: () => finishing.splice(0).forEach((end) => end()) };
  };

  test('by one address, there is room for another', async () => {
    const site = await startBusySite({ concurrent: 2, queued: 3, waitMs: 10_000, perAddress: 1 });
    site.pipeline('203.0.113.1', ['a', 'b', 'c', 'd', 'e']);
    await site.until(1, 3);
    const second = sendRaw(site.url, '/davmu/share/other', from('203.0.113.2'));
    await site.until(2, 3);
    const third = sendRaw(site.url, '/davmu/share/third', from('203.0.113.3'));
    await pause();
    while (!site.made.includes('third')) {
      site.finish();
      await pause();
    }
    expect(site.made).toEqual(['a', 'other', expect.any(String), 'third']);
    site.finish();
    expect([(await second).status, (await third).status]).toEqual([200, 200]);
  });

  test('three hundred different pages that one address asks for together are all made', async () => {
    const renderPage = async ({ path }: PageRequest) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return plainPage(path);
    };
    const { url } = await startSite({ renderPage }, { TRUSTED_PROXIES: '127.0.0.1' });
    const pages = Array.from({ length: 300 }, (_, number) => `/davmu/share/page${number}`);
    const answers = await Promise.all(pages.map((page) => sendRaw(url, page, from('203.0.113.1'))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('a page is not made when all who wait for it have hung up, and no error is logged', async () => {
    const site = await startBusySite({ concurrent: 1, queued: 9, waitMs: 10_000 });
    const first = sendRaw(site.url, '/davmu/share/first');
    await site.until(1, 0);
    const leaving = site.pipeline('203.0.113.1', ['lost', 'lost2', 'followed']);
    await site.until(1, 3);
    const follower = sendRaw(site.url, '/davmu/share/followed', from('203.0.113.2'));
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
