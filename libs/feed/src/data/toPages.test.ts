import { now, posts, received, siteOrigin } from '@share/content-cards/testing';
import { toChannelPage, toListPage, toModulePage, toSpecialBlock } from './toPages';

const context = { now, siteOrigin };
const list = { posts: posts(2), total: 2 };

test.each([
  ['a channel', toChannelPage(list as never, context)],
  ['a channel with empty banners', toChannelPage({ ...list, banners: {} } as never, context)],
  ['a list', toListPage({ ...list, title: '题', style: {} } as never, context)],
])('%s shows its items, whatever else the platform leaves out', (_name, page) => {
  expect(page).toMatchObject({ items: [{ id: 'p-1' }, { id: 'p-2' }], total: 2 });
  expect(page).not.toHaveProperty('cover');
});

test('a special topic without groups has no block', () => {
  expect(toSpecialBlock({ post_id: 'p', title: '题' } as never, 3, context)).toEqual({ items: [], total: 0 });
});

const wrongTypes = [{ length: 3 }, 5, 'x', true, {}, null];

test.each(wrongTypes)('a channel whose tops and banners are %j shows its items', (wrong) => {
  for (const fields of [{ tops: wrong }, { banners: { posts: wrong } }, { banners: wrong }])
    expect(toChannelPage(received({ ...list, ...fields }), context)).toMatchObject({
      items: [{}, {}],
      tops: [],
    });
});

test.each(wrongTypes)('a module whose groups are %j has no tabs', (groups) => {
  expect(toModulePage(received({ ...list, title: '题', groups }), context)).toMatchObject({ tabs: [] });
});

test.each(wrongTypes)('a list or a module whose items are %j keeps its head', (wrong) => {
  for (const toPage of [toListPage, toModulePage])
    expect(toPage(received({ title: '题', posts: wrong }), context)).toMatchObject({
      title: '题',
      items: [],
    });
});

test.each(wrongTypes)('a channel whose items are %j keeps what stands on top', (wrong) => {
  const channel = received<never>({ posts: wrong, tops: posts(1), banners: { posts: [] } });
  expect(toChannelPage(channel, context)).toMatchObject({ items: [], tops: [{ id: 'p-1' }] });
});
