/** @jest-environment node */
import { ApiError } from '@share/api-client';
import { accountName, cardKeys, listFallback } from '@share/content-cards';
import { createCardsApi, createReads, now, posts, siteOrigin } from '@share/content-cards/testing';
import { albumFixture, specialFixture, trackFixture } from '../../testing/albumFixtures';
import { accountFixture, detailFixture } from '../../testing/contentFixtures';
import { contentKeys } from './contentKeys';
import { loadDetailPage } from './loadDetailPage.server';

const load = async (detail: ReturnType<typeof detailFixture>, fields = {}) => {
  const reads = createReads();
  const api = {
    ...createCardsApi(posts(12)),
    getContentDetail: async () => detail,
    getMediaAccount: async () => accountFixture,
    getAlbum: async () => albumFixture(),
    getAlbumTracks: async () => ({ tracks: [trackFixture()], total: 24 }),
    getSpecial: async () => specialFixture(),
    ...fields,
  };
  const page = await loadDetailPage({
    api,
    reads,
    family: 'peony',
    postId: 'wetland1',
    type: 'doc',
    now,
    siteOrigin,
  });
  return { page, ...reads };
};

const entryOf = (key: readonly string[]) => Object.keys(listFallback(key, { items: [], total: 0 }))[0] ?? '';

const lists = [
  cardKeys.related('article', 'wetland1'),
  cardKeys.hot,
  cardKeys.editorPicks,
  cardKeys.recommendations,
];

test('an item with everything its page shows', async () => {
  const { page } = await load(detailFixture());
  expect(page?.item).toMatchObject({ kind: 'article', id: 'wetland1' });
  expect(Object.keys(page?.fallback ?? {}).sort()).toEqual(
    [accountName('m-1'), ...lists.map(entryOf)].sort(),
  );
  expect(page?.fallback[entryOf(cardKeys.hot)]).toMatchObject([{ total: 12, items: { length: 5 } }]);
});

test('what depends on the item has its key, everything else is the same for every page', async () => {
  const { asked } = await load(detailFixture());
  expect(asked.sort()).toEqual([
    'account m-1',
    'hot ',
    'item peony/wetland1',
    'picks ',
    'recommendations ',
    'related article/wetland1',
  ]);
});

test('cards have their times, wherever they stand', async () => {
  const { page } = await load(detailFixture({ content_type: 'special' }));
  expect(JSON.stringify(page)).toContain('3小时前');
  expect(JSON.stringify(page?.fallback)).not.toContain('publishedAt');
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
  const { page } = await load(detail, api);
  expect(page?.item.account).toEqual({ id: 'm-1', name });
});

test('an account of which no name is known stays the account of the item', async () => {
  const { page } = await load(detailFixture({ ...unnamed, author: '' }), { getMediaAccount: down });
  expect(page?.item).toMatchObject({ accountId: 'm-1' });
  expect(page?.item).not.toHaveProperty('account');
});

test('a list that could not be read has no entry, and the page stands', async () => {
  const { page, lacking } = await load(detailFixture(), {
    getHot72h: () => Promise.reject(new Error('down')),
  });
  expect(page?.fallback).not.toHaveProperty([entryOf(cardKeys.hot)]);
  expect(page?.fallback).toHaveProperty([entryOf(cardKeys.recommendations)]);
  expect(lacking).toEqual(['hot']);
});

test('tracks and groups are read with their item', async () => {
  const album = await load(detailFixture({ content_type: 'audio_album' }));
  expect(album.page?.fallback).toHaveProperty([entryOf(contentKeys.tracks('nightbot', 'new'))]);
  const special = await load(detailFixture({ content_type: 'special' }));
  expect(JSON.stringify(special.page?.fallback)).toContain('最新');
});

describe('an item that is of another type than its address says', () => {
  const missing = new ApiError({ kind: 'business', code: 1001, message: '内容不存在' });
  const getRelatedContent = async ({ type }: { type: string }) => {
    if (type !== 'topic') throw missing;
    return { posts: posts(3), total: 3 };
  };

  test('has what is related to it, and the page lacks nothing', async () => {
    const { page, asked, lacking } = await load(detailFixture({ content_type: 'topic' }), {
      getRelatedContent,
    });
    expect(page?.fallback[entryOf(cardKeys.related('topic', 'wetland1'))]).toMatchObject([{ total: 3 }]);
    expect(lacking).toEqual([]);
    expect(asked.filter((name) => /^(hot|picks|recommendations) /.test(name))).toHaveLength(3);
  });

  test('has no lists when its own type has none', async () => {
    const { page } = await load(detailFixture({ content_type: 'image' }));
    expect(Object.keys(page?.fallback ?? {})).toEqual([accountName('m-1')]);
  });
});

test('null when there is no such item', async () => {
  const missing = new ApiError({ kind: 'business', code: 1001, message: '内容不存在' });
  const { page } = await load(detailFixture(), { getContentDetail: () => Promise.reject(missing) });
  expect(page).toBeNull();
});
