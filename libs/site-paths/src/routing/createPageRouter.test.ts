import { createPageRouter } from './createPageRouter';

const rows = [
  { path: '/', query: ['group'] },
  { path: '/pc' },
  { path: '/list', parts: ['list_id'], query: ['page'] },
  { path: '/search', parts: [], query: [{ name: 'word', isOpen: true }] },
  { path: '/activity', parts: ['post_id'] },
  { path: '/invite', parts: ['code'] },
  { path: '/dejin/personal', parts: ['user_id'] },
  { path: '/dejin/topic', parts: ['topic_name'] },
  { path: 'preview', accepts: ({ kind }: { kind: string }) => kind === 'preview', query: 'all' as const },
  { path: 'room', accepts: ({ type }: { type: string }) => type === 'local_live', query: ['page'] },
  { path: 'item', accepts: () => true },
];
const route = createPageRouter(rows);

const found = (address: string) => {
  const [path = '', search] = address.split('?');
  const routed = route(`/davmu/share${path}`, search === undefined ? '' : `?${search}`);
  return typeof routed === 'object' ? { row: routed.route.path, ...routed.address } : routed;
};
const pathOf = (address: string) => {
  const routed = found(address);
  return typeof routed === 'object' ? routed.path.replace('/davmu/share', '') : routed;
};

test.each([
  ['/', '/'],
  ['/pc', '/pc'],
  ['/PC/', '/pc'],
  ['/list', '/list'],
  ['/List/listNigh/index.html', '/list'],
  ['/dejin/topic/%E5%9C%B0%E9%93%81/other.html', '/dejin/topic'],
  ['/pc/doc/wetland1/index.html', 'item'],
  ['/anyone/doc/wetland1/index.html', 'item'],
  ['/special/local_live/index.html', 'item'],
  ['/peony/local_live/birdlive/index.html', 'room'],
  ['/preview-peony/local_live/birdlive/index.html', 'preview'],
])('%s belongs to the row %s', (address, row) => expect(found(address)).toHaveProperty('row', row));

test.each([
  '/no-such-page',
  '/no-such-page/%25',
  '/search/x',
  '/list/a/b/index.html',
  '/list/doc/wetland1/index.html',
  '/peony/doc/wetland1',
  '/peony/x/y/index.html',
  '/preview-peony/x/y/index.html',
])('%s is no page', (address) => expect(found(`${address}?id=x`)).toBeUndefined());

test('a path that is not below the base path is no page', () => {
  expect(route('/elsewhere/peony/doc/wetland1/index.html', '')).toBeUndefined();
});

test('an item is named by family and id, whatever its address says besides (R74)', () => {
  const item = { kind: 'item', family: 'mp', id: 'wetland1', itemKey: 'mp/wetland1', isUnknownQuery: false };
  expect(found('/mp/gallery/2026/11/wetland1/index.html?utm=x')).toEqual({
    ...item,
    ...{ row: 'item', type: 'gallery', parts: { post_id: 'wetland1' }, query: new URLSearchParams() },
    path: '/davmu/share/mp/gallery/wetland1/index.html',
  });
  expect(found('/mp/doc/wetland1/index.html')).toMatchObject(item);
  expect(found('/anyactor/doc/wetland1/index.html')).toHaveProperty('itemKey', 'peony/wetland1');
});

test('a preview is its address as it was sent, with all of its query', () => {
  expect(found('/preview-holly/doc/2026/11/draft.v2/index.html?_=1&id=x')).toEqual({
    ...{
      row: 'preview',
      kind: 'preview',
      actor: 'preview-holly',
      family: 'peony',
      type: 'doc',
      id: 'draft.v2',
    },
    path: '/davmu/share/preview-holly/doc/2026/11/draft.v2/index.html',
    ...{ query: new URLSearchParams('_=1&id=x'), parts: { post_id: 'draft.v2' }, isUnknownQuery: false },
  });
});

test.each([
  ['/list/index.html?list_id=listNigh', '/list/listNigh/index.html'],
  ['/list?id=listNigh', '/list/listNigh/index.html'],
  ['/list/listNigh/index.html?list_id=other123', '/list/listNigh/index.html'],
  ['/list/index.html?post_id=listNigh', '/list/index.html'],
  ['/list/index.html?list_id=&page=2', '/list/index.html'],
  ['/activity/index.html?topic_id=birdwalk', '/activity/birdwalk/index.html'],
  ['/dejin/personal/index.html?user_id=x1y2', '/dejin/personal/x1y2/index.html'],
  ['/invite/index.html?code=YP7K3Q', '/invite/YP7K3Q/index.html'],
  ['/dejin/topic/index.html?topic_name=%E5%9C%B0%E9%93%81', '/dejin/topic/%E5%9C%B0%E9%93%81/index.html'],
  ['/peony/doc/index.html?post_id=wetland1', '/peony/doc/wetland1/index.html'],
  ['/mp/gallery/index.html?id=wetland1', '/mp/gallery/wetland1/index.html'],
  ['/peony/doc/2026/11/index.html?id=wetland1', '/peony/doc/wetland1/index.html'],
  ['/peony/doc/2026/11/index.html', '/peony/doc/11/index.html'],
  ['/special/index.html?id=wetspec1', '/peony/special/wetspec1/index.html'],
  ['/special?topic_id=wetspec1', '/peony/special/wetspec1/index.html'],
  ['/peony/doc/wetland1/index.html?id=other123', '/peony/doc/wetland1/index.html'],
])('%s is read like the path %s (R81)', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

test('parts are decoded', () => {
  expect(found('/dejin/topic/%E5%9C%B0%E9%93%81/index.html')).toHaveProperty('parts', { topic_name: '地铁' });
  expect(found('/list')).toHaveProperty('parts', {});
});

test.each(['..', '../inner', 'a/b', '%00', 'a%2Fb', 'x'.repeat(300)])(
  'the value %j in a query is one that no page has',
  (value) => {
    for (const path of ['/list/index.html?list_id', '/invite?code', '/special/index.html?id'])
      expect(found(`${path}=${encodeURIComponent(value)}`)).toBe('missing');
  },
);

test('a segment that cannot be decoded makes any page missing, previews included (R79)', () => {
  for (const path of ['/peony/doc/%25', '/preview-peony/doc/%25', '/dejin/topic/%25', '/%25/doc/wetland1'])
    expect(found(`${path}/index.html`)).toBe('missing');
});

test.each(['/peony/doc/index.html', '/peony/doc/index.html?list_id=wetland1', '/special/index.html'])(
  '%s names no item',
  (address) => expect(found(address)).toBe('missing'),
);

test('ids in the query are checked, whether the page reads them or not, previews excepted (R7)', () => {
  for (const name of ['id', 'post_id', 'topic_id']) {
    expect(found(`/search?${name}=..%2Finner`)).toBe('missing');
    expect(found(`/pc?${name}=wetland1&page=2&${name}=x`)).toBe('missing');
    expect(found(`/pc?${name}=wetland1&${name}=`)).toHaveProperty('row', '/pc');
    expect(found(`/preview-peony/doc/wetland1/index.html?${name}=x`)).toHaveProperty('kind', 'preview');
  }
});

test('a page that anyone can invent is distinguished from the others', () => {
  expect(found('/search?word=x')).toHaveProperty('isUnknownQuery', true);
  expect(found('/search')).toHaveProperty('isUnknownQuery', false);
  expect(found('/list/listNigh?page=21')).toHaveProperty('isUnknownQuery', true);
});
