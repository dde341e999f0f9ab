import { findRoute, readAddress, segmentsOf, type FoundRoute } from './findRoute';
import { passesGuards } from './guards';

const detail = '/davmu/share/peony/doc/2026/11/wetland1/index.html';
const found = (path: string) => findRoute(path) as FoundRoute;
const query = new URLSearchParams();

test.each([
  ['/davmu/share/', '/', undefined],
  [detail, '/:actor/:type/*', undefined],
  ['/davmu/share/preview-peony/doc/wetland1/index.html', '/:actor/:type/*', 'all'],
  ['/davmu/share/no-such-page', undefined, undefined],
  ['/elsewhere/peony/doc/x/index.html', undefined, undefined],
])('%s belongs to the row %s', (path, expected, allowedQuery) => {
  expect(findRoute(path)?.route.path).toBe(expected);
  expect(findRoute(path)?.route.query).toBe(allowedQuery);
});

test('segments stay percent-encoded, so that a slash in an id is no separator', () => {
  expect(segmentsOf('/davmu/share/peony/doc/a%2Fb/index.html')).toEqual([
    'peony',
    'doc',
    'a%2Fb',
    'index.html',
  ]);
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
  expect(readAddress(path)).toEqual({ path: '/davmu/share/peony/doc/wetland1/index.html', query: [] });
});

test.each([
  ['/davmu/share/mp/doc/2026/11/wetland1/index.html', '/davmu/share/mp/doc/wetland1/index.html', []],
  ['/davmu/share/peony/doc/index.html', '/davmu/share/peony/doc/index.html', []],
  ['/davmu/share/', '/davmu/share/', []],
  ['/davmu/share/PC', '/davmu/share/pc', ['url']],
  [
    '/davmu/share/preview-peony/doc/2026/11/wetland1/index.html',
    '/davmu/share/preview-peony/doc/2026/11/wetland1/index.html',
    'all',
  ],
])('%s asks for %s', (path, plain, allowedQuery) => {
  expect(readAddress(path)).toEqual({ path: plain, query: allowedQuery });
});

test.each([
  '/davmu/share/no-such-page',
  '/davmu/share/peony/doc/wetland1',
  '/davmu/share/peony/x/y/index.html',
])('%s is nobody’s page', (path) => expect(readAddress(path)).toBeUndefined());
