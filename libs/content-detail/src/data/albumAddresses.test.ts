/** @jest-environment node */
import type { AlbumTrack, ContentDetail } from '@share/api-contract/types';
import { now, siteOrigin } from '@share/content-cards/testing';
import { createMemoryStore, createReferencePlatform, seedStore } from '@share/reference-platform';
import { toAlbumView } from './toAlbumView';
import { toTrackView } from './toTrackView';

test('albums and tracks of the sample content link to the addresses their items call their own', async () => {
  const store = createMemoryStore();
  const platform = createReferencePlatform({ store, now: () => now });
  await seedStore(store, { now });
  const items = await store.list<ContentDetail>('content');
  const own = new Map(items.map(({ post_id, share_link }) => [post_id, share_link]));
  // One is not published.
  const albums = (await store.list<{ uid: string }>('album')).filter(({ uid }) => own.has(uid));
  expect(albums.length).toBeGreaterThan(5);
  let countOfTracks = 0;
  for (const { uid } of albums) {
    const album = (await store.get<ContentDetail>('content', uid))!;
    expect(toAlbumView(album).href).toBe(album.share_link);
    const answer = await platform.request(
      `/peony/v3/album/tracks/${album.content_type}/${uid}?page=1&size=50`,
    );
    const { data } = (await answer.json()) as { data: { tracks: AlbumTrack[] } };
    countOfTracks += data.tracks.length;
    for (const track of data.tracks)
      expect(toTrackView(track, { siteOrigin })?.href).toBe(own.get(track.post_id));
  }
  expect(countOfTracks).toBeGreaterThan(50);
});
