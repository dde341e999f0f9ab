import type { AlbumTrack } from '@share/api-contract/types';
import { now, scene, siteOrigin } from '@share/content-cards/testing';
import type { SafeHtml } from '@share/safety';
import type { DetailOf, TrackView } from '../src/data/DetailView';
import { toTrackView } from '../src/data/toTrackView';
import { createAlbumApi, itemFixture } from './albumFixtures';

const weeks = 7 * 24 * 3600;

const titles = ['为什么我们爱听雨', '最后一班渡轮', '修表人的耳朵', '凌晨的面粉', '码头上的口哨', '老收音机'];

/** An episode as the platform sends it. `total`: episodes in the album, of which the newest is today's. */
const trackFixture = (number: number, total: number): AlbumTrack => ({
  post_id: `ep-${number}`,
  content_type: 'audio',
  title: titles[(total - number) % titles.length] ?? '',
  publish_at: now / 1000 - 3 * 3600 - (total - number) * weeks,
  number,
  payload: { play_url: `/media/audio/ep-${number}.mp3`, duration: 1684 },
});

const newestFirst = (total: number) =>
  Array.from({ length: total }, (_, index) => trackFixture(total - index, total));

/** An album of so many episodes. */
export const createTracksApi = (total: number) => createAlbumApi(newestFirst(total));

const albumItem = itemFixture({
  id: 'nightboat',
  contentType: 'audio_album',
  title: '夜航船',
  lead: '每周三晚，一段城市里的声音与它的来历。',
  viewCount: 126_000,
  cover: { src: scene, alt: '', width: 600, height: 600 },
});

/** The first page of an album's episodes, newest first. */
export const audioTracks = (total: number): TrackView[] =>
  newestFirst(total)
    .slice(0, 30)
    .map((track) => toTrackView(track, { siteOrigin }))
    .filter((track) => track !== undefined);

/** An album with its first page of episodes, newest first. */
export const audioAlbum = (
  total: number,
  fields: Partial<DetailOf<'audio-album'>> = {},
): DetailOf<'audio-album'> => ({
  ...albumItem,
  kind: 'audio-album',
  album: {
    id: 'nightboat',
    series: 'audio_album',
    title: '夜航船',
    href: '/davmu/share/peony/audio_album/2026/11/nightboat/index.html',
    status: total === 0 ? '更新中' : `更新至${total}期`,
    total,
  },
  tracks: { items: audioTracks(total), total },
  ...fields,
});

const notes = `<p>一场雨从屋檐落到江面，要经过多少种声音。</p>
<p>00:00 开场：屋檐<br>02:10 骑楼下的雨<br>15:30 江面</p>
<ul><li><strong>1:02:05</strong> 片尾：听众的来信</li></ul>`;

/** A single recording whose notes name places in it. */
export const audioItem = (fields: Partial<DetailOf<'audio'>> = {}): DetailOf<'audio'> => ({
  ...albumItem,
  kind: 'audio',
  id: 'rain1',
  contentType: 'audio',
  title: '为什么我们爱听雨',
  kicker: '夜航船',
  lead: '雨声里有什么，让人安静下来？',
  account: { name: '云浦之声' },
  publishedAt: now / 1000 - 3 * 3600,
  body: notes as SafeHtml,
  media: { src: '/media/audio/rain1.mp3', isHls: false, duration: 4000, subtitles: [] },
  ...fields,
});

export const longAlbumFields = {
  title: '一档关于城市声音的节目，名字长到一行放不下，两行也放不下，还要继续写下去',
  lead: '每周三晚，一段城市里的声音与它的来历。'.repeat(6),
};
