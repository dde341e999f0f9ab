import { now, siteOrigin } from '@share/content-cards/testing';
import { trackFixture } from '../../testing/albumFixtures';
import { loadTracks } from './loadTracks';
import { toTrackView } from './toTrackView';

test('a track with its place, its page and what it plays', () => {
  expect(toTrackView(trackFixture(), { siteOrigin })).toEqual({
    id: 'track-01',
    number: 1,
    title: '为什么我们爱听雨',
    href: '/davmu/share/peony/audio/2026/11/track-01/index.html',
    media: { src: '/media/clip/voice.mp3', isHls: false, duration: 1690, subtitles: [] },
    publishedAt: now / 1000 - 3 * 3600,
  });
});

test('a track that cannot be played is left out of its page, which keeps its total', async () => {
  const tracks = [trackFixture(), trackFixture({ post_id: 'track-02', payload: {} })];
  const getAlbumTracks = jest.fn().mockResolvedValue({ tracks, total: 2 });
  const page = await loadTracks(
    { getAlbumTracks },
    { id: 'nightbot', series: 'audio_album', page: 2, sort: 'old', siteOrigin },
  );
  expect(page).toMatchObject({ items: [{ id: 'track-01' }], total: 2 });
  expect(getAlbumTracks).toHaveBeenCalledWith(
    { series: 'audio_album', uid: 'nightbot', page: 2, size: 30, sort: 'old' },
    { signal: undefined },
  );
});
