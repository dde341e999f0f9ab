/** @jest-environment node */
import { listFallback, createTestData } from '@share/page-data/testing';
import { ApiError } from '@share/api-client';
import { accountName, cardKeys } from '@share/content-cards';
import { createCardsApi, now, posts, siteOrigin } from '@share/content-cards/testing';
import { albumFixture, specialFixture, trackFixture } from '../../testing/albumFixtures';
import { accountFixture, detailFixture } from '../../testing/contentFixtures';
import { contentKeys } from './contentKeys';
import { loadDetailPage } from './loadDetailPage.server';

const load = async (detail: ReturnType<typeof detailFixture>, fields = {}) => {
  const data = createTestData();
  const api = {
    ...createCardsApi(posts(12)),
    getContentDetail: async () => detail,
    getMediaAccount: async () => accountFixture,
    getAlbum: async () => albumFixture(),
    getAlbumTracks: async () => ({ tracks: [trackFixture()], total: 24 }),
    getSpecial: async () => specialFixture(),
    ...fields,
  };
  const item = await loadDetailPage({
    api,
    data,
    family: 'peony',
    postId: 'wetland1',
    type: 'doc',
    now,
    siteOrigin,
  });
  const { fallback, requested, lacking } = data;
  return { item, fallback, requested, lacking };
};

const entryOf = (key: readonly string[]) => Object.keys(listFallback(key, { items: [], total: 0 }))[0] ?? '';

const lists = [
  cardKeys.related('article', 'wetland1'),
  cardKeys.hot,
  cardKeys.editorPicks,
  cardKeys.recommendations,
];

test('an item with everything its page shows', async () => {
  const { item, fallback } = await load(detailFixture());
  expect(item).toMatchObject({ kind: 'article', id: 'wetland1' });
  expect(Object.keys(fallback).sort()).toEqual([accountName('m-1'), ...lists.map(entryOf)].sort());
  expect(fallback[entryOf(cardKeys.hot)]).toMatchObject([{ total: 12, items: { length: 5 } }]);
});

test('what depends on the item has its key, everything else is the same for every page', async () => {
  const { requested } = await load(detailFixture());
  expect(requested.sort()).toEqual([
    'account m-1',
    'hot',
    'item peony/wetland1',
    'picks',
    'recommendations',
    'related article/wetland1',
  ]);
});

test('cards have their times, wherever they stand', async () => {
  const { item, fallback } = await load(detailFixture({ content_type: 'special' }));
  expect(JSON.stringify(item)).toContain('3小时前');
  expect(JSON.stringify(fallback)).not.toContain('publishedAt');
});

const unnamed = { mp: undefined, mp_user_id: 'm-1', author: '林知远' };
const down = () => Promise.reject(new Error('down'));

test.each([
  ['its own name', detailFixture({ author: '林知远' }), {}, '云浦观察'],
  ['the name of the account', detailFixture(unnamed), {}, '云浦观察'],
  [
    'its author, when the account cannot be read',
    detailFixture(unnamed),
    { getMediaAccount: down },
    '林知远',
  ],
])('an item is published by its account under %s', async (_name, detail, api, name) => {
  const { item } = await load(detail, api);
  expect(item?.account).toEqual({ id: 'm-1', name });
});

test('an account of which no name is known stays the account of the item', async () => {
  const { item } = await load(detailFixture({ ...unnamed, author: '' }), { getMediaAccount: down });
  expect(item).toMatchObject({ accountId: 'm-1' });
  expect(item).not.toHaveProperty('account');
});

test('a list that could not be read has no entry, and the page stands', async () => {
  const { fallback, lacking } = await load(detailFixture(), {
    getHot72h: () => Promise.reject(new Error('down')),
  });
  expect(fallback).not.toHaveProperty([entryOf(cardKeys.hot)]);
  expect(fallback).toHaveProperty([entryOf(cardKeys.recommendations)]);
  expect(lacking).toEqual(['hot']);
});

test('tracks and groups are read with their item', async () => {
  const album = await load(detailFixture({ content_type: 'audio_album' }));
  expect(album.fallback).toHaveProperty([entryOf(contentKeys.tracks('nightbot', 'new'))]);
  const special = await load(detailFixture({ content_type: 'special' }));
  expect(JSON.stringify(special.fallback)).toContain('最新');
});

describe('an item that is of another type than its address says', () => {
  const missing = new ApiError({ kind: 'business', code: 1001, message: '内容不存在' });
  const getRelatedContent = async ({ type }: { type: string }) => {
    if (type !== 'topic') throw missing;
    return { posts: posts(3), total: 3 };
  };

  test('has what is related to it, and the page lacks nothing', async () => {
    const { fallback, requested, lacking } = await load(detailFixture({ content_type: 'topic' }), {
      getRelatedContent,
    });
    expect(fallback[entryOf(cardKeys.related('topic', 'wetland1'))]).toMatchObject([{ total: 3 }]);
    expect(lacking).toEqual([]);
    expect(requested.filter((name) => /^(hot|picks|recommendations)$/.test(name))).toHaveLength(3);
  });

  test('has no lists when its own type has none', async () => {
    const { fallback } = await load(detailFixture({ content_type: 'image' }));
    expect(Object.keys(fallback)).toEqual([accountName('m-1')]);
  });
});

test('undefined when there is no such item', async () => {
  const missing = new ApiError({ kind: 'business', code: 1001, message: '内容不存在' });
  const { item } = await load(detailFixture(), { getContentDetail: () => Promise.reject(missing) });
  expect(item).toBeUndefined();
});
