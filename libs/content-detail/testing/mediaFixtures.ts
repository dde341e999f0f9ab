import type { ListPage } from '@share/page-data';
import type { AlbumTrack } from '@share/api-contract/types';
import { now, scene, siteOrigin } from '@share/content-cards/testing';
import type { AlbumView, DetailOf, MediaView, TrackView } from '../src/data/DetailView';
import { albumStatus } from '../src/data/toAlbumView';
import { toTrackView } from '../src/data/toTrackView';
import { createAlbumApi, itemFixture } from './albumFixtures';

const hour = 3600;
const poster = { src: scene, alt: '', width: 600, height: 400 };

/** A video of 03:42 whose poster needs no network. */
export const mediaView = (fields: Partial<MediaView> = {}): MediaView => ({
  src: '/media/clip/bridge.mp4',
  isHls: false,
  poster,
  duration: 222,
  width: 1280,
  height: 720,
  subtitles: [],
  ...fields,
});

const bridge = itemFixture({
  id: 'bridge1',
  contentType: 'video',
  title: '合龙：云浦大桥最后一段钢箱梁吊装全记录',
  accountId: 'm-5',
  account: { id: 'm-5', name: '云浦视频' },
  source: '云浦视频',
  publishedAt: now / 1000 - 3 * hour,
  viewCount: 48_000,
  likeCount: 28_000,
  commentCount: 412,
  topics: ['湿地三年'],
});

const titles = ['合龙', '开进山里的火车', '雨后的路口', '桥墩下的人', '第一辆车', '夜里的吊车'];

/** An episode as the platform sends it; the newest of `total` is three hours old. */
const trackFixture = (number: number, total: number): AlbumTrack => ({
  post_id: `v-${number}`,
  content_type: 'video',
  title: titles[(total - number) % titles.length] ?? '',
  publish_at: now / 1000 - 3 * hour - (total - number) * 24 * hour,
  number,
  payload: { play_url: `/media/clip/v-${number}.mp4`, duration: 222 },
});

const newestFirst = (total: number): AlbumTrack[] =>
  Array.from({ length: total }, (_, index) => trackFixture(total - index, total));

/** An album of so many videos. */
export const createVideosApi = (total: number) => createAlbumApi(newestFirst(total));

export const videoAlbumView = (total: number): AlbumView => ({
  id: 'bridges',
  series: 'video_album',
  title: '造桥的人',
  href: '/davmu/share/peony/video_album/2026/11/bridges/index.html',
  status: albumStatus({ status: 0, total }, '集'),
  total,
});

/** The first page of so many videos, every other with a picture. */
export const videoTracks = (total: number): ListPage<TrackView> => {
  const tracks = newestFirst(total)
    .slice(0, 30)
    .map((track) => toTrackView(track, { siteOrigin }))
    .filter((track): track is TrackView => track !== undefined);
  return {
    items: tracks.map((track, index) =>
      index % 2 ? track : { ...track, media: { ...track.media, poster } },
    ),
    total,
  };
};

/** A video that belongs to no album. */
export const videoItem = (fields: Partial<DetailOf<'video'>> = {}): DetailOf<'video'> => ({
  ...bridge,
  kind: 'video',
  media: mediaView(),
  ...fields,
});

export const shortVideoItem = (fields: Partial<DetailOf<'short-video'>> = {}): DetailOf<'short-video'> => ({
  ...bridge,
  kind: 'short-video',
  id: 'boat1',
  contentType: 'svideo',
  title: '撑船四十年的老郑，带我们看退塘后的第一个清晨。',
  accountId: 'm-1',
  account: { id: 'm-1', name: '云浦观察' },
  media: mediaView({ src: '/media/clip/boat.mp4', duration: 43, width: 720, height: 1280 }),
  nexts: [
    { id: 'egret1', href: '/davmu/share/mp/svideo/2026/11/egret1/index.html' },
    { id: 'sugar1', href: '/davmu/share/mp/svideo/2026/11/sugar1/index.html' },
  ],
  ...fields,
});

/** An album of so many videos. */
export const videoAlbumItem = (
  total: number,
  fields: Partial<DetailOf<'video-album'>> = {},
): DetailOf<'video-album'> => ({
  ...bridge,
  kind: 'video-album',
  id: 'bridges',
  contentType: 'video_album',
  title: '造桥的人',
  lead: '一座桥从图纸到通车，八集。',
  album: videoAlbumView(total),
  tracks: videoTracks(total),
  ...fields,
});

/** Texts at the length where they hurt. */
export const longVideoFields = {
  title:
    '合龙：云浦大桥最后一段钢箱梁吊装全记录，四十八小时、一百二十六个人和一条不能停下来的江，从黄昏一直到第二天的黄昏',
  lead: '导语也可以很长，长到两行放不下。'.repeat(8),
  source: '云浦市融媒体中心新闻采访部视频组',
  isAiMade: true,
  viewCount: 1_234_567_890,
};
