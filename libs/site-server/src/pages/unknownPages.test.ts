import http from 'node:http';
import { sendRaw } from '../../testing/sendRaw';
import { closeServers, plainPage, startSite } from '../../testing/startSite';

afterEach(closeServers);

/** It sends many requests. */
jest.setTimeout(30_000);

test('unknown values push out no page, and the newest of them are hits all the same', async () => {
  const renderPage = jest.fn(async () => plainPage('临江的桥'.repeat(1_000)));
  const { url } = await startSite({
    renderPage,
    readAddress: (requested) => ({
      path: requested,
      query: [{ name: 'word', isOpen: true }, { name: 'tab', values: ['posts'] }, 'page'],
    }),
    limits: { pageCacheBytes: 200_000, unknownPagesBytes: 100_000 },
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const stateOf = async (search: string) => {
    const { headers } = await sendRaw(url, `/davmu/share/search/index.html${search}`, { agent });
    return String(headers['server-timing']).split(',')[0];
  };
  await stateOf('');
  for (let sent = 0; sent < 3_000; sent += 10)
    await Promise.all(Array.from({ length: 10 }, (_, id) => stateOf(`?word=${sent + id}`)));
  for (let page = 21; page < 60; page += 1) await stateOf(`?page=${page}`);
  expect(await stateOf('?page=59')).toBe('cache;desc="hit"');
  expect(await stateOf('')).toBe('cache;desc="hit"');
  const rendered = renderPage.mock.calls.length;
  for (let tab = 0; tab < 50; tab += 1) expect(await stateOf(`?tab=${tab}`)).toBe('cache;desc="hit"');
  expect(renderPage).toHaveBeenCalledTimes(rendered);
  agent.destroy();
});
