import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseContentPath } from '@share/site-paths';
import { createSite } from './createSite.server';
import { routePage } from './routes/routePage';

jest.mock('@share/page-document/before-paint?inline-script', () => ({ text: '' }), { virtual: true });
jest.mock('../../../libs/site-paths/src/contentPath', () => {
  const actual = jest.requireActual('../../../libs/site-paths/src/contentPath');
  return { ...actual, parseContentPath: jest.fn(actual.parseContentPath) };
});
jest.mock('./routes/routePage', () => ({
  routePage: jest.fn(jest.requireActual('./routes/routePage').routePage),
}));

const item = {
  ...{ post_id: 'wetland1', content_type: 'article', title: '湿地', content: '<p>正文</p>' },
  share_link: '/davmu/share/peony/doc/2026/11/wetland1/index.html',
};

/** A platform that has one item, and no lists. */
const platform = http.createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 0, data: item }));
});
const listen = () =>
  new Promise<number>((resolve) =>
    platform.listen(0, '127.0.0.1', () => resolve((platform.address() as AddressInfo).port)),
  );
let close = () => Promise.resolve();
afterAll(async () => {
  await close();
  platform.closeAllConnections();
  platform.close();
});

test('the address of an article is parsed once, and its row looked for once; requested again, not at all', async () => {
  const env = { PORT: '0', ADMIN_PORT: '0', DRAIN_MS: '0', REQUEST_LOG: 'off' };
  const { server } = createSite(
    { ...env, API_BASE_URL: `http://127.0.0.1:${await listen()}` },
    { ...{ entry: '/entry.js', traditional: '/t.js', logo: '/logo.svg' }, styleSheets: [], release: 'test' },
  );
  const { url } = await server.listen();
  close = server.close;
  const visit = async () => {
    const response = await fetch(`${url}/davmu/share/anyactor/doc/2026/11/wetland1/index.html?utm=x`);
    return [response.status, (await response.text()).includes('正文')];
  };
  expect(await visit()).toEqual([200, true]);
  expect(jest.mocked(parseContentPath)).toHaveBeenCalledTimes(1);
  expect(jest.mocked(routePage)).toHaveBeenCalledTimes(1);
  expect(await visit()).toEqual([200, true]);
  expect(jest.mocked(parseContentPath)).toHaveBeenCalledTimes(1);
  expect(jest.mocked(routePage)).toHaveBeenCalledTimes(1);
});
