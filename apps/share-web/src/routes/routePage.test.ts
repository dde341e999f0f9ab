import { passesGuards } from './guards';
import { routePage } from './routePage';
import type { Route, RouteContext } from './Route';

const found = (address: string) => {
  const [path = '', search] = address.split('?');
  const page = routePage(`/davmu/share${path}`, search === undefined ? '' : `?${search}`);
  if (typeof page !== 'object') throw new Error(`${address} is ${page}.`);
  return page;
};

test.each([
  ['/', '/'],
  ['/index.html', '/index.html'],
  ['/PC', '/pc'],
  ['/peony/doc/2026/11/wetland1/index.html', '/:actor/:type/*'],
  ['/special/wetspec1/index.html', '/:actor/:type/*'],
  ['/preview-peony/doc/wetland1/index.html', '/preview-:actor/:type/*'],
  ['/mp/local_live/birdlive/index.html', '/:actor/local_live/*'],
  ['/preview-peony/local_live/birdlive/index.html', '/preview-:actor/:type/*'],
])('%s belongs to the row %s', (address, expected) => {
  expect(found(address).route.path).toBe(expected);
});

test('what no row accepts is no page', () => {
  expect(routePage('/davmu/share/no-such-page', '')).toBeUndefined();
});

test.each([
  ['', '/davmu/share/'],
  ['group=grpVideo&page=2', '/davmu/share/?group=grpVideo&page=2'],
])('the home page by its index, with %j, leads to its own address', async (search, location) => {
  const { route } = found('/index.html');
  const address = { query: new URLSearchParams(search) };
  expect(await route.load({ address } as RouteContext)).toMatchObject({ status: 301, location });
});

test.each([
  ['/peony/doc/wetland1/index.html', true],
  ['/peony/doc/x/index.html', false],
  ['/preview-peony/doc/a.b/index.html', true],
  ['/activity/x/index.html', false],
])('the decoding check of %s gives %s (spec §2, previews exempt)', (address, expected) => {
  const page = found(address);
  expect(passesGuards(page.route, page.address)).toBe(expected);
});

test.each(['id', 'post_id', 'topic_id'])('%s is checked in the query, too (R7)', (name) => {
  const { route, address } = found('/peony/doc/wetland1/index.html');
  const ask = (value: string) =>
    passesGuards(route, { ...address, query: new URLSearchParams([[name, value]]) });
  expect(ask('wetland1')).toBe(true);
  expect(ask('../inner')).toBe(false);
});

test('an unknown guard is an error 500 (spec §2)', () => {
  for (const name of ['authenticated', 'toString']) {
    const guarded = { guards: [name] } as unknown as Route;
    expect(() => passesGuards(guarded, found('/').address)).toThrow(`Unknown middleware ${name}`);
  }
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
  ['/anyactor/doc/2026/11/index.html?post_id=wetland1', '/peony/doc/wetland1/index.html'],
  ['/mp/gallery/index.html?topic_id=wetland1', '/mp/gallery/wetland1/index.html'],
  ['/peony/local_live/index.html?id=birdlive', '/peony/local_live/birdlive/index.html'],
];

test.each(completed)('%s is read like the path %s (R81)', (address, path) => {
  expect(found(address).address.path).toBe(`/davmu/share${path}`);
  expect(found(address)).toEqual(found(path));
});

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
  ['/dimim/content/index.html?id=circpost&post_id=unknown1', 'id=circpost'],
  ['/dimim/content/index.html?post_id=circpost', 'post_id=circpost'],
  ['/dimim/topic/index.html?topic_id=unknown1&id=circtopc', 'id=circtopc'],
  ['/fazak/problemShare/index.html?id=lawtrial&post_id=unknown1', 'id=lawtrial'],
])('%s is cached by %j: what makes no difference shares the page', (address, expected) => {
  expect(found(address).address.query.toString()).toBe(expected);
});
