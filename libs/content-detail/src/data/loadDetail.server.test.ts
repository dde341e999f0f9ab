/** @jest-environment node */
import { ApiError } from '@share/api-client';
import type { ContentDetail } from '@share/api-contract/types';
import { createTestData } from '@share/page-data/testing';
import { cardFixture, now, received, siteOrigin } from '@share/content-cards/testing';
import { albumFixture, specialFixture, trackFixture } from '../../testing/albumFixtures';
import { detailFixture } from '../../testing/contentFixtures';
import { loadDetail as loadFrom, type DetailApi } from './loadDetail.server';
import { toDetailView } from './toDetailView.server';

const { signal } = new AbortController();
const options = { postId: 'wetland1', type: 'article', now, siteOrigin } as const;
let data = createTestData(() => signal);
beforeEach(() => (data = createTestData(() => signal)));

/** Loads an item as its page does. */
const loadDetail = (api: DetailApi, given: Pick<Parameters<typeof loadFrom>[1], 'postId' | 'type'>) =>
  data.item('item', (ended, parts) => loadFrom(api, { ...options, ...given, signal: ended, parts }));
const down = new ApiError({ kind: 'network', message: 'no answer' });

const platform = (detail: unknown) => ({
  getContentDetail: jest.fn().mockResolvedValue(detail === undefined ? undefined : received(detail)),
  getAlbum: jest.fn().mockResolvedValue(albumFixture()),
  getAlbumTracks: jest.fn().mockResolvedValue({ tracks: [trackFixture()], total: 24 }),
  getSpecial: jest.fn().mockResolvedValue(specialFixture()),
});

test('an article takes one call', async () => {
  const api = platform(detailFixture());
  const item = await loadDetail(api, options);
  expect(item).toMatchObject({ kind: 'article', title: '退塘还湿三年后，白鹭回到了云浦南岸' });
  expect(api.getContentDetail).toHaveBeenCalledWith({ post_id: 'wetland1' }, { signal });
  for (const call of [api.getAlbum, api.getAlbumTracks, api.getSpecial]) expect(call).not.toHaveBeenCalled();
});

test('other work goes on while a very long article is sanitised', async () => {
  const content = '<p>白鹭<b>回到</b><a href="https://a.example/">云浦</a></p>'.repeat(20_000);
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  const item = await loadDetail(platform(detailFixture({ content })), options);
  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
  expect(item?.body).toBe(toDetailView(detailFixture({ content }), options).body);
});

test.each([1001, 404, 410])('code %i means that there is no such item', async (code) => {
  const missing = new ApiError({ kind: 'business', message: '内容不存在', code });
  const api = { ...platform(null), getContentDetail: jest.fn().mockRejectedValue(missing) };
  expect(await loadDetail(api, options)).toBeUndefined();
});

test.each([
  ['another item', detailFixture({ post_id: 'another1' })],
  ['an item without a title', detailFixture({ title: undefined })],
  ['nothing', null],
  ['an empty object', {}],
  ['a list', []],
])('%s in place of the item is a failure, not a missing item', async (_, answer) => {
  await expect(loadDetail(platform(answer), options)).rejects.toMatchObject({ kind: 'contract' });
});

test('an article without its text is shown, and said to lack it', async () => {
  for (const content of [undefined, null, '', '<p> </p>'])
    expect(await loadDetail(platform(detailFixture({ content } as object)), options)).toBeDefined();
  expect(data.lacking).toEqual(['text', 'text', 'text', 'text']);
  data.lacking.splice(0);
  await loadDetail(platform(detailFixture({ content: '<p><img src="/a.jpg"></p>' })), options);
  await loadDetail(platform(detailFixture({ content: '', content_type: 'special' })), options);
  expect(data.lacking).toEqual([]);
});

test('a platform that could not be requested is an error', async () => {
  const api = { ...platform(null), getContentDetail: jest.fn().mockRejectedValue(down) };
  await expect(loadDetail(api, options)).rejects.toBe(down);
});

const playable = { payload: { play_url: '/media/clip/landscape.mp4' } };
const album = cardFixture({ post_id: 'vidalbum', content_type: 'video_album', title: '合集' });
const load = (api: DetailApi, detail: Partial<ContentDetail>, type = detail.content_type ?? 'article') =>
  loadDetail(api, { ...options, type });

test('an album comes with its head and its first thirty tracks', async () => {
  const detail = detailFixture({ content_type: 'audio_album' });
  const api = platform(detail);
  expect(await load(api, detail)).toMatchObject({
    kind: 'audio-album',
    album: { status: '更新至24期' },
    tracks: { total: 24, items: [{ id: 'track-01', titleWords: expect.any(String) }] },
  });
  expect(api.getAlbum).toHaveBeenCalledTimes(1);
  expect(api.getAlbumTracks).toHaveBeenCalledWith(
    { series: 'audio_album', uid: 'wetland1', page: 1, size: 30, sort: 'new' },
    { signal },
  );
});

test('an album whose tracks cannot be loaded is shown without them', async () => {
  const detail = detailFixture({ content_type: 'audio_album', album_status: { status: 1, total: 3 } });
  const api = platform(detail);
  api.getAlbum.mockRejectedValue(down);
  api.getAlbumTracks.mockRejectedValue(down);
  const item = await load(api, detail);
  expect(item).toMatchObject({
    kind: 'audio-album',
    album: { status: '已完结，共3期' },
  });
  expect(item).not.toHaveProperty('tracks');
});

test('a video brings the album it is related to, if it can be loaded', async () => {
  const detail = detailFixture({ content_type: 'video', ...playable, relations: [cardFixture(), album] });
  const api = platform(detail);
  expect(await load(api, detail)).toMatchObject({ kind: 'video', album: {}, tracks: { total: 24 } });
  expect(api.getAlbum).toHaveBeenCalledWith({ series: 'video_album', uid: 'vidalbum' }, { signal });
  api.getAlbum.mockRejectedValue(down);
  expect(await load(api, detail)).not.toHaveProperty('album');
});

test('a special topic brings its groups, or stands without them', async () => {
  const detail = detailFixture({ content_type: 'special' });
  const api = platform(detail);
  expect(await load(api, detail)).toMatchObject({
    kind: 'special',
    special: { groups: [{ id: 'latest' }, { id: 'people' }] },
  });
  api.getSpecial.mockRejectedValue(down);
  expect(await load(api, detail)).not.toHaveProperty('special');
});

test('an item is shown as what it is, whatever its address says', async () => {
  const detail = detailFixture({ content_type: 'special' });
  expect(await load(platform(detail), detail, 'audio_album')).toMatchObject({
    kind: 'special',
    special: { groups: [{ id: 'latest' }, { id: 'people' }] },
  });
});
