import { ApiError } from '@share/api-client';
import type { Album, AlbumTrack, Special } from '@share/api-contract/types';
import { cardFixture, posts } from '@share/content-cards/testing';
import type { SafeHtml } from '@share/safety';
import type { ContentServices } from '../src/data/ContentServices';
import type { ItemView } from '../src/data/DetailView';
import { detailFixture } from './contentFixtures';

/** An audio album as the platform sends it. */
export const albumFixture = (fields: Partial<Album> = {}): Album => ({
  ...detailFixture(),
  post_id: 'nightbot',
  uid: 'nightbot',
  series: 'audio_album',
  content_type: 'audio_album',
  title: '夜航船',
  album_status: { status: 0, total: 24 },
  ...fields,
});

/** One of its tracks. */
export const trackFixture = (fields: Partial<AlbumTrack> = {}): AlbumTrack => ({
  ...cardFixture({ post_id: 'track-01', content_type: 'audio', title: '为什么我们爱听雨' }),
  number: 1,
  payload: { play_url: '/media/clip/voice.mp3', duration: 1690 },
  ...fields,
});

/** A special topic of two groups with content and one without. */
export const specialFixture = (fields: Partial<Special> = {}): Special => ({
  post_id: 'wetspec1',
  title: '湿地三年',
  groups: [
    { group_id: 'latest', name: '最新', collapse: true, content_list: posts(6), total: 14 },
    { group_id: 'map', name: '水系图' },
    { group_id: 'people', name: '人物', collapse: false, content_list: posts(3), total: 3 },
  ],
  sections: [
    { section_id: 's-1', title: '最新', group_ids: ['latest'] },
    { section_id: 's-2', title: '地图', group_ids: ['map'] },
    { section_id: 's-3', title: '人物', group_ids: ['people', 'map'] },
  ],
  ...fields,
});

/** An album in memory. */
export interface FakeAlbumApi extends Pick<ContentServices['api'], 'getAlbumTracks'> {
  /** While true every call fails as without a network. */
  isOffline: boolean;
}

export const createAlbumApi = (newestFirst: AlbumTrack[]): FakeAlbumApi => {
  const api: FakeAlbumApi = {
    isOffline: false,
    getAlbumTracks: async ({ page = 1, size = 30, sort }) => {
      if (api.isOffline) throw new ApiError({ kind: 'network', message: 'no network' });
      const ordered = sort === 'old' ? [...newestFirst].reverse() : newestFirst;
      return { tracks: ordered.slice((page - 1) * size, page * size), total: newestFirst.length };
    },
  };
  return api;
};

/** Fields of every kind of item, for an item with little data. */
export const itemFixture = (
  fields: Pick<ItemView, 'id' | 'contentType' | 'title'> & Partial<ItemView>,
): ItemView => ({
  trackId: `t-${fields.id}`,
  family: 'peony',
  viewCount: 0,
  likeCount: 0,
  commentCount: 0,
  collectCount: 0,
  body: '' as SafeHtml,
  listenMinutes: 0,
  notes: [],
  isAiMade: false,
  topics: [],
  commentsOpen: true,
  ...fields,
});
