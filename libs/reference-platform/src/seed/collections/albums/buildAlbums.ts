import type { AlbumTrack } from '@share/api-contract/types';
import { createRandom, idFrom } from '../../createRandom';
import type { StoredContent } from '../../SeedBundle';
import type { StoredAlbum } from '../CollectionBodies';
import { audioTracks } from './audioTracks';
import { videoTracks } from './videoTracks';

const weekSeconds = 7 * 24 * 3_600;

/** Tracks that are items of their own as well, by album and number. */
const knownIds: Record<string, string> = { 'nightbot 24': 'rainpod1' };

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

const toTrack = (album: StoredContent, title: string, number: number, total: number): AlbumTrack => {
  const isVideo = album.content_type === 'video_album';
  const key = `${album.post_id} ${number}`;
  const post_id = knownIds[key] ?? idFrom(key);
  const random = createRandom(`track:${key}`);
  const duration = post_id === 'rainpod1' ? 1_690 : isVideo ? random.int(58, 640) : random.int(420, 1_980);
  const scene = /scene\/(\w+)-/.exec(album.style?.data[0]?.url ?? '')?.[1] ?? 'nightcity';
  const thumb = `/media/scene/${scene}-${post_id}${isVideo ? '-16x9' : '-1x1'}.svg`;
  const view_count = Math.floor(10 ** (2 + 3.4 * random.next()));
  return {
    post_id,
    number,
    content_type: isVideo ? 'video' : 'audio',
    title,
    track_id: `trk_${post_id}`,
    publish_at: (album.publish_at ?? 0) - (total - number) * weekSeconds,
    view_count,
    like_count: Math.floor(view_count * 0.06),
    duration_str: clock(duration),
    style: { data: [{ url: thumb, thumb }] },
    payload: {
      play_url: isVideo ? '/media/clip/landscape.mp4' : '/media/clip/voice.mp3',
      duration,
      thumb,
      ...(isVideo && { width: 640, height: 360 }),
    },
    ...(album.source_alias && { source_alias: album.source_alias }),
    ...(album.mp && { mp: album.mp, mp_user_id: album.mp.user_id }),
  };
};

/** The tracks of every album among the items, as many as the album says it has. */
export const buildAlbums = (contents: readonly StoredContent[]): StoredAlbum[] =>
  contents
    .filter(({ content_type }) => content_type === 'audio_album' || content_type === 'video_album')
    .map((album) => {
      const titles = audioTracks[album.title] ?? videoTracks[album.title] ?? [];
      const tracks = titles.map((title, index) => toTrack(album, title, index + 1, titles.length));
      return { uid: album.post_id, tracks };
    });
