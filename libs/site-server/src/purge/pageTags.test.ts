import { toPageKey, toPurgeMatch, toTagHeaders } from './pageTags';

const query = new URLSearchParams('page=2');
const article = toPageKey(
  { kind: 'doc', id: 'wetland1' },
  '/davmu/share/peony/doc/wetland1/index.html',
  query,
);
const longer = toPageKey(
  { kind: 'doc', id: 'wetland12' },
  '/davmu/share/peony/doc/wetland12/index.html',
  query,
);
const home = toPageKey({ kind: 'home' }, '/davmu/share/', query);
const data = [
  'item peony/wetland1',
  'related article/wetland1',
  'item peony/wetland12',
  'feed getList wetland1 2',
  'hot',
];

/** What of these a purge means. */
const meant = (purge: Parameters<typeof toPurgeMatch>[0]) => {
  const matches = toPurgeMatch(purge);
  return {
    pages: [article, longer, home].filter((key) => matches('page', key)),
    data: data.filter((key) => matches(key.split(' ', 1)[0] ?? '', key)),
  };
};

test('an item is its page and all data with its id', () => {
  expect(meant({ kind: 'doc', id: 'wetland1' })).toEqual({
    pages: [article],
    data: ['item peony/wetland1', 'related article/wetland1', 'feed getList wetland1 2'],
  });
});

test('a kind is its pages and all data, since they may be made of any', () => {
  expect(meant({ kind: 'doc' })).toEqual({ pages: [article, longer], data });
  expect(meant({ kind: 'home' })).toEqual({ pages: [home], data });
});

test('all is everything, also pages that are stored apart', () => {
  expect(meant({})).toEqual({ pages: [article, longer, home], data });
  expect(toPurgeMatch({ kind: 'home' })('unknown page', home)).toBe(true);
  expect(toPurgeMatch({ kind: 'doc' })('unknown page', home)).toBe(false);
});

test('an id has no character that ends a tag or means something in an expression', () => {
  const [, keys = '', , tags = ''] = toTagHeaders({ kind: 'dejin-topic', id: "路 (a)*'!,b" });
  expect(keys).toBe('page dejin-topic dejin-topic/%E8%B7%AF%20%28a%29%2A%27%21%2Cb');
  expect(tags).toBe(keys.replaceAll(' ', ','));
});
