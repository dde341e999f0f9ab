import { findProblem, fuzzSite } from '../../testing/fuzzSite.mjs';
import { closeServers, plainPage, startSite, startUpstream } from '../../testing/startSite';
import type { PageResult } from '../pages/PageResult';

afterEach(closeServers);

jest.setTimeout(60_000);

const addresses = [
  '/davmu/share/',
  '/davmu/share/peony/doc/2026/11/wetland1/index.html?id=wetland1',
  '/davmu/share/assets/index-abc.js',
  '/davmu/agreement/user_agreement',
  '/peony/v1/search?word=a',
  '/tracker/log',
  '/-/csp',
  '/robots.txt',
];

/** Shows or redirects to the requested address: all input that reaches it comes back. */
const renderPage = async ({ path, query }: { path: string; query: URLSearchParams }): Promise<PageResult> =>
  query.has('url')
    ? { kind: 'redirect', status: 302, location: `${path}?${query}` }
    : plainPage(`<h1>${path}?${query}</h1>`);

/** `npm run test:fuzz` sends many more of them to the built site. */
test('no request makes the site fail, and nothing that was sent gets into an answer as a header or as markup', async () => {
  const upstream = await startUpstream((req, res) => {
    res.setHeader('content-type', 'application/json').end(JSON.stringify(req.url));
  });
  const { port, log, close } = await startSite(
    { renderPage, readAddress: (path) => ({ path, query: ['id', 'page', 'word', 'url'] }) },
    { API_BASE_URL: upstream },
  );
  const { statuses } = await fuzzSite({ port, addresses, seed: 1, runs: 300, limitMs: 10_000 });
  await close();
  expect(statuses.get('502')).toBeUndefined();
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(['200', '302', '308', '400', '404', '405']));
  expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test.each([
  ['', 'no answer'],
  ['HTTP/1.1 500 Internal Server Error\r\n\r\n', 'status 500'],
  ['HTTP/1.1 302 Found\r\nLocation: //evil.example\r\n\r\n', 'a redirect to //evil.example'],
  ['HTTP/1.1 200 OK\r\nX-Planted: 1\r\n\r\n', 'the header "X-Planted: 1"'],
  ['HTTP/1.1 200 OK\r\nLocation: /a\u0085b\r\n\r\n', 'the header "Location: /a\u0085b"'],
  ['HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n\r\n<p><x-planted>', 'an element that was sent'],
  ['HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"<x-planted>"', undefined],
  ['HTTP/1.1 302 Found\r\nLocation: /davmu/share/404\r\n\r\n', undefined],
])('the answer %j has the problem %s', (answer, problem) => {
  expect(findProblem(answer)).toBe(problem);
});
