import { completeDetailPath, completePath } from './completePath';

const complete = (fixed: string, part: string, address: string) => {
  const [path = '', search = ''] = address.split('?');
  return completePath({ fixed, part }, path.split('/').filter(Boolean), new URLSearchParams(search)).join(
    '/',
  );
};

test.each([
  ['/list', 'list_id', 'list/index.html?list_id=listNigh', 'list/listNigh/index.html'],
  ['/list', 'list_id', 'list?id=listNigh', 'list/listNigh/index.html'],
  ['/list', 'list_id', 'list/listNigh/index.html?list_id=other123', 'list/listNigh/index.html'],
  ['/list', 'list_id', 'list/index.html?post_id=listNigh', 'list/index.html'],
  ['/list', 'list_id', 'list/index.html?list_id=&page=2', 'list/index.html'],
  ['/activity', 'post_id', 'activity/index.html?topic_id=birdwalk', 'activity/birdwalk/index.html'],
  ['/dejin/personal', 'user_id', 'dejin/personal/index.html?user_id=x1y2', 'dejin/personal/x1y2/index.html'],
  ['/invite', 'code', 'invite/index.html?code=YP7K3Q&id=x', 'invite/YP7K3Q/index.html'],
  [
    '/dejin/topic',
    'topic_name',
    'dejin/topic/index.html?topic_name=%E5%9C%B0%E9%93%81',
    'dejin/topic/%E5%9C%B0%E9%93%81/index.html',
  ],
])('a page at %s with the part %s: %s is %s (R81)', (fixed, part, address, expected) => {
  expect(complete(fixed, part, address)).toBe(expected);
});

test.each(['..', '../inner', 'a/b', '%00', 'a%2Fb', 'x'.repeat(300)])(
  'the value %j stays in its place, as one that no page has',
  (value) => {
    const address = `list/index.html?list_id=${encodeURIComponent(value)}`;
    expect(complete('/list', 'list_id', address)).toBe('list/%25/index.html');
  },
);

test.each([
  ['peony/doc/index.html?post_id=wetland1', 'peony/doc/wetland1/index.html'],
  ['mp/gallery/index.html?id=wetland1', 'mp/gallery/wetland1/index.html'],
  ['peony/doc/2026/11/index.html?id=wetland1', 'peony/doc/wetland1/index.html'],
  ['special/index.html?id=wetspec1', 'peony/special/wetspec1/index.html'],
  ['special?topic_id=wetspec1', 'peony/special/wetspec1/index.html'],
  ['peony/doc/wetland1/index.html?id=other123', 'peony/doc/wetland1/index.html'],
  ['peony/doc/2026/11/wetland1/index.html?id=other123', 'peony/doc/2026/11/wetland1/index.html'],
  ['peony/doc/2026?id=wetland1', 'peony/doc/2026'],
  ['peony/poem/index.html?id=wetland1', 'peony/poem/index.html'],
  ['peony/doc/index.html?list_id=wetland1', 'peony/doc/index.html'],
])('the content path %s is %s (R81)', (address, expected) => {
  const [path = '', search = ''] = address.split('?');
  expect(completeDetailPath(path.split('/'), new URLSearchParams(search)).join('/')).toBe(expected);
});
