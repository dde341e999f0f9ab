import { decodeParts, partsAfter, segmentsOf } from './pageParts';

test('segments stay percent-encoded, so that a slash in an id is no separator', () => {
  expect(segmentsOf('/davmu/share/peony/doc/a%2Fb/index.html')).toEqual([
    'peony',
    'doc',
    'a%2Fb',
    'index.html',
  ]);
});

test.each([
  ['/list', 'list/listNigh/index.html', ['listNigh']],
  ['/list', 'list/index.html', []],
  ['/list', 'list', []],
  ['/list', 'list/listNigh', ['listNigh']],
  ['/dejin/topic', 'dejin/topic/%E5%9C%B0%E9%93%81/other.html', ['%E5%9C%B0%E9%93%81']],
  ['/', '', []],
])('after %s, %s has the parts %j (R6)', (fixed, path, expected) => {
  expect(partsAfter(fixed, path.split('/').filter(Boolean))).toEqual(expected);
});

test('parts and query by name, decoded; the path wins, what is empty is absent', () => {
  const query = new URLSearchParams('id=from-query&page=2&group=');
  expect(decodeParts({ id: 'a%20b', code: undefined }, query)).toEqual({ id: 'a b', page: '2' });
  expect(decodeParts({ id: undefined }, query)).toEqual({ id: 'from-query', page: '2' });
});

test('a part that cannot be decoded', () => {
  expect(decodeParts({ name: '%E5%9C' }, new URLSearchParams())).toBeNull();
});
