import { findRoute, passesGuards, segmentsOf } from './findRoute';
import { guardNamed } from './guards';
import type { Route } from './RouteContext';

const detail = '/davmu/share/peony/doc/2026/11/wetland1/index.html';

test.each([
  ['/davmu/share/', '/'],
  [detail, '/:actor/:type/*'],
  ['/davmu/share/no-such-page', undefined],
  ['/elsewhere/peony/doc/x/index.html', undefined],
])('%s belongs to %s', (path, expected) => {
  expect(findRoute(path)?.path).toBe(expected);
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
  expect(passesGuards(findRoute(path) as Route, segmentsOf(path))).toBe(expected);
});

test('a guard that nobody knows is an error 500 (spec §2)', () => {
  expect(() => guardNamed('authenticated')).toThrow('Unknown middleware authenticated');
  expect(() => guardNamed('toString')).toThrow('Unknown middleware toString');
});
