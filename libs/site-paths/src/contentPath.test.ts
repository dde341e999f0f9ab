import { parseContentPath, toCanonicalContentPath } from './contentPath';

const parse = (path: string) => parseContentPath(`/davmu/share/${path}`);

test.each([
  ['peony/doc/2026/10/wetland1/index.html', { actor: 'peony', type: 'doc', id: 'wetland1' }],
  ['peony/doc/2026/wetland1/index.html', { actor: 'peony', type: 'doc', id: 'wetland1' }],
  ['anyactor/doc/wetland1/index.html', { actor: 'anyactor', type: 'doc', id: 'wetland1' }],
  ['peony/video/2026/index.html', { actor: 'peony', type: 'video', id: '2026' }],
  ['peony/doc/2026/10/1234/index.html', { actor: 'peony', type: 'doc', id: '1234' }],
  ['peony/doc/a%2Fb/index.html', { actor: 'peony', type: 'doc', id: 'a%2Fb' }],
  ['peony/doc/index.html', { actor: 'peony', type: 'doc' }],
  ['peony/special/abcd/index.html', { actor: 'peony', type: 'special', id: 'abcd' }],
  ['special/abcd/index.html', { actor: 'peony', type: 'special', id: 'abcd' }],
  ['special/abcd', { actor: 'peony', type: 'special', id: 'abcd' }],
  ['special/local_live/index.html', { actor: 'peony', type: 'special', id: 'local_live' }],
  ['special/special/index.html', { actor: 'peony', type: 'special', id: 'special' }],
  ['special/index.html', { actor: 'peony', type: 'special' }],
  ['special/doc/2026/11/wetland1/index.html', { actor: 'special', type: 'doc', id: 'wetland1' }],
])('reads %s (R6)', (path, expected) => {
  expect(parse(path)).toEqual({ isPreview: false, family: 'peony', ...expected });
});

test.each([
  ['mp/doc/wetland1/index.html', { isPreview: false, family: 'mp' }],
  ['preview-peony/doc/wetland1/index.html', { isPreview: true, family: 'peony' }],
  ['x-preview-preview-mp/doc/wetland1/index.html', { isPreview: true, family: 'mp' }],
])('reads the actor of %s (R8)', (path, expected) => {
  expect(parse(path)).toMatchObject(expected);
});

test.each([
  'peony/doc/2026/10/wetland1/notindex.html',
  'peony/doc/2026/10/wetland1',
  'peony/poem/wetland1/index.html',
  'special/poem/wetland1/index.html',
  'peony/doc/2026/10/extra/wetland1/index.html',
  'list/index.html',
  'index.html',
  '',
])('%s is the path of no item', (path) => expect(parse(path)).toBeUndefined());

test('a path outside of the site is that of no item', () => {
  expect(parseContentPath('/elsewhere/peony/doc/wetland1/index.html')).toBeUndefined();
});

test.each([
  ['peony/doc/2026/11/wetland1/index.html', 'peony/doc/wetland1/index.html'],
  ['anyone/doc/wetland1/index.html', 'peony/doc/wetland1/index.html'],
  ['mp/video/1999/1/wetland1/index.html', 'mp/video/wetland1/index.html'],
  ['peony/doc/2026/index.html', 'peony/doc/2026/index.html'],
  ['peony/doc/a%2Fb/index.html', 'peony/doc/a%2Fb/index.html'],
  ['peony/doc/index.html', 'peony/doc/index.html'],
  ['special/wetspec1/index.html', 'peony/special/wetspec1/index.html'],
  ['special/wetspec1', 'peony/special/wetspec1/index.html'],
  ['special/special/index.html', 'peony/special/special/index.html'],
  ['special/doc/2026/11/wetland1/index.html', 'peony/doc/wetland1/index.html'],
])('writes %s as %s, and that as itself (R74)', (path, expected) => {
  const written = toCanonicalContentPath(parse(path)!);
  expect(written).toBe(`/davmu/share/${expected}`);
  expect(toCanonicalContentPath(parseContentPath(written)!)).toBe(written);
});
