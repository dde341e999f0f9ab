import { readOwnAddress, type FoundRoute } from '@share/site-server';
import { findRoute, readAddress } from './findRoute';
import { passesGuards } from './guards';
import type { Route, RouteContext } from './Route';

const detail = '/davmu/share/peony/doc/2026/11/wetland1/index.html';
const found = (path: string) => findRoute(path) as FoundRoute<Route>;
const query = new URLSearchParams();

test.each([
  ['/davmu/share/', '/', ['group', 'page']],
  [detail, '/:actor/:type/*', undefined],
  ['/davmu/share/preview-peony/doc/wetland1/index.html', '/:actor/:type/*', 'all'],
  ['/davmu/share/peony/local_live/birdlive/index.html', '/:actor/:type/*', ['page']],
  ['/davmu/share/preview-peony/local_live/birdlive/index.html', '/:actor/:type/*', 'all'],
  ['/davmu/share/no-such-page', undefined, undefined],
  ['/elsewhere/peony/doc/x/index.html', undefined, undefined],
])('%s belongs to the row %s', (path, expected, allowedQuery) => {
  expect(findRoute(path)?.route.path).toBe(expected);
  expect(findRoute(path)?.route.query).toEqual(allowedQuery);
});

test.each([
  ['', '/davmu/share/'],
  ['group=grpVideo&page=2', '/davmu/share/?group=grpVideo&page=2'],
])('the home page by its index, with %j, leads to its own address', async (search, location) => {
  const { route } = found('/davmu/share/index.html');
  const request = { query: new URLSearchParams(search) };
  expect(await route.load({ request } as RouteContext)).toMatchObject({ status: 301, location });
});

test('an address is matched once', () => {
  expect(findRoute(detail)).toBe(findRoute(detail));
});

test.each([
  [detail, true],
  ['/davmu/share/peony/doc/index.html', true],
  ['/davmu/share/peony/doc/a%2Fb/index.html', false],
  ['/davmu/share/peony/doc/x/index.html', false],
  ['/davmu/share/preview-peony/doc/a%2Fb/index.html', true],
])('the decoding check of %s gives %s (spec §2, previews exempt)', (path, expected) => {
  expect(passesGuards(found(path), { path, query })).toBe(expected);
});

test.each(['id', 'post_id', 'topic_id'])('%s is checked in the query, too (R7)', (name) => {
  const ask = (value: string) =>
    passesGuards(found(detail), { path: detail, query: new URLSearchParams([[name, value]]) });
  expect(ask('wetland1')).toBe(true);
  expect(ask('../inner')).toBe(false);
});

test('an unknown guard is an error 500 (spec §2)', () => {
  const guardedBy = (name: string) => ({
    ...found(detail),
    route: { ...found(detail).route, guards: [name as 'decodableIds'] },
  });
  for (const name of ['authenticated', 'toString'])
    expect(() => passesGuards(guardedBy(name), { path: detail, query })).toThrow(
      `Unknown middleware ${name}`,
    );
});

test.each([
  '/davmu/share/peony/doc/wetland1/index.html',
  detail,
  '/davmu/share/someone/doc/1999/1/wetland1/index.html',
  '/davmu/share/peony/doc/2026/wetland1/index.html',
])('%s is spelled by family, page type and id alone (R74)', (path) => {
  expect(readAddress(path, '')).toEqual({
    path: '/davmu/share/peony/doc/wetland1/index.html',
    query: [],
    item: 'peony/wetland1',
  });
});

test.each([
  ['/davmu/share/mp/doc/2026/11/wetland1/index.html', '/davmu/share/mp/doc/wetland1/index.html', []],
  ['/davmu/share/peony/doc/index.html', '/davmu/share/peony/doc/index.html', []],
  ['/davmu/share/special/wetspec1/index.html', '/davmu/share/peony/special/wetspec1/index.html', []],
  ['/davmu/share/special/index.html', '/davmu/share/peony/special/index.html', []],
  [
    '/davmu/share/mp/local_live/2026/11/birdlive/index.html',
    '/davmu/share/mp/local_live/birdlive/index.html',
    ['page'],
  ],
  ['/davmu/share/', '/davmu/share/', ['group', 'page']],
  ['/davmu/share/PC', '/davmu/share/pc', [{ name: 'url', isOpen: true }]],
  [
    '/davmu/share/preview-peony/doc/2026/11/wetland1/index.html',
    '/davmu/share/preview-peony/doc/2026/11/wetland1/index.html',
    'all',
  ],
])('%s asks for %s', (path, plain, allowedQuery) => {
  expect(readAddress(path, '?_=1')).toMatchObject({ path: plain, query: allowedQuery });
});

const completed = [
  ['/list/index.html?list_id=listNigh', '/list/listNigh/index.html'],
  ['/activity/index.html?post_id=birdwalk', '/activity/birdwalk/index.html'],
  ['/activity/index.html?id=birdwalk', '/activity/birdwalk/index.html'],
  ['/invite/index.html?code=YP7K3Q', '/invite/YP7K3Q/index.html'],
  ['/fly_card/index.html?list_id=flydaily', '/fly_card/flydaily/index.html'],
  ['/dejin/detail/index.html?post_id=clueroad', '/dejin/detail/clueroad/index.html'],
  ['/dejin/personal/index.html?user_id=cluXitang', '/dejin/personal/cluXitang/index.html'],
  ['/dejin/topic/index.html?topic_name=%E5%9C%B0%E9%93%81', '/dejin/topic/%E5%9C%B0%E9%93%81/index.html'],
  ['/special/index.html?id=wetspec1', '/peony/special/wetspec1/index.html'],
  ['/someone/doc/2026/11/index.html?post_id=wetland1', '/peony/doc/wetland1/index.html'],
  ['/mp/gallery/index.html?topic_id=wetland1', '/mp/gallery/wetland1/index.html'],
  ['/peony/local_live/index.html?id=birdlive', '/peony/local_live/birdlive/index.html'],
];

test.each(completed)('%s is read like the path %s (R81)', (address, path) => {
  const [sent = '', search] = address.split('?');
  const asked = readAddress(`/davmu/share${sent}`, `?${search}`);
  expect(asked).toMatchObject({ path: `/davmu/share${path}` });
  expect(asked).toEqual(readAddress(`/davmu/share${path}`, ''));
});

test.each(completed)('%s with a value that no path could have is missing', (address) => {
  const [sent = '', search = ''] = address.split('?');
  for (const value of ['..%2Finner', '%00', 'a%252Fb', 'x'.repeat(300)])
    expect(readAddress(`/davmu/share${sent}`, `?${search.replace(/=.*/, `=${value}`)}`)).toBe('missing');
});

test('a segment that cannot be decoded makes any page missing, previews included (R79)', () => {
  for (const actor of ['peony', 'preview-peony'])
    expect(readAddress(`/davmu/share/${actor}/doc/%25/index.html`, '')).toBe('missing');
  expect(readAddress('/davmu/share/dejin/topic/%25/index.html', '')).toBe('missing');
  expect(readAddress('/davmu/share/no-such-page/%25', '')).toBeUndefined();
});

test.each([
  '/davmu/share/no-such-page',
  '/davmu/share/peony/doc/wetland1',
  '/davmu/share/peony/x/y/index.html',
])('%s is nobody’s page', (path) => expect(readAddress(path, '?id=x')).toBeUndefined());

test.each([
  ['/?page=2&group=x', 'group=x&page=2'],
  ['/search/index.html?type=junk', ''],
  ['/search/index.html?word=x&type=video', 'word=x&type=video'],
  ['/dejin/personal/cluXitang/index.html?tab=junk', ''],
  ['/dejin/personal/cluXitang/index.html?tab=posts', 'tab=posts'],
  ['/dejin/topic/x/index.html?sort=junk&page=2', 'page=2'],
  ['/dejin/topic/x/index.html?sort=new', 'sort=new'],
  ['/dimim/circle/index.html?id=circBird&type=junk', 'id=circBird'],
  ['/dimim/circle/index.html?id=circBird&type=essence', 'id=circBird&type=essence'],
  ['/dimim/content/index.html?id=circpost&post_id=madeup01', 'id=circpost'],
  ['/dimim/content/index.html?post_id=circpost', 'post_id=circpost'],
  ['/dimim/topic/index.html?topic_id=madeup01&id=circtopc', 'id=circtopc'],
  ['/fazak/problemShare/index.html?id=lawtrial&post_id=madeup01', 'id=lawtrial'],
])('%s is kept by %j: what makes no difference shares the page', (address, expected) => {
  const ownOrigins = ['https://m.example.com'];
  const asked = readOwnAddress(`${ownOrigins[0]}/davmu/share${address}`, { ownOrigins, readAddress });
  expect(asked?.query.toString()).toBe(expected);
});

describe('ids in the query as it was sent (R7)', () => {
  const pages = ['/', '/bar', '/pc', '/search', '/list', '/peony/local_live/birdlive/index.html', '/oembed'];
  const addresses = [detail, ...pages.map((page) => `/davmu/share${page}`)];

  test.each(addresses)('%s: a page that does not read them is not shown with one that is none', (path) => {
    for (const name of ['id', 'post_id', 'topic_id']) {
      expect(readAddress(path, `?${name}=..%2Finner`)).toBe('missing');
      expect(readAddress(path, `?${name}=wetland1&page=2&${name}=x`)).toBe('missing');
      expect(readAddress(path, `?${name}=wetland1&${name}=`)).toHaveProperty('path');
    }
  });

  test('previews are exempt (spec §2)', () => {
    const preview = '/davmu/share/preview-peony/doc/wetland1/index.html';
    expect(readAddress(preview, '?id=x')).toEqual({ path: preview, query: 'all' });
  });
});
