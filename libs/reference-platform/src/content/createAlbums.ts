import type { Album, AlbumTracks, ContentPage } from '@share/api-contract/types';
import { type Paging, slicePage, type Store } from '@share/reference-core';
import type { StoredAlbum } from '../seed/collections/CollectionBodies';
import type { StoredContent } from '../seed/SeedBundle';
import type { Contents } from './createContents';

type Series = Album['series'];

/** Reads albums of audio and video. */
export interface Albums {
  find(series: Series, uid: string): Promise<Album>;
  tracks(series: Series, uid: string, options: Paging & { sort: 'new' | 'old' }): Promise<AlbumTracks>;
  related(series: Series, uid: string, paging: Paging): Promise<ContentPage>;
}

export const createAlbums = (store: Store, contents: Contents): Albums => ({
  find: async (series, uid) => {
    const album = await contents.detail(uid, { type: series, isShort: false });
    delete album.relations;
    return { ...album, uid, series };
  },
  tracks: async (series, uid, { sort, ...paging }) => {
    await contents.find(uid, series);
    const { tracks } = (await store.get<StoredAlbum>('album', uid)) ?? { tracks: [] };
    const page = slicePage(sort === 'new' ? [...tracks].reverse() : tracks, paging);
    const cards = await contents.cards(page.map(({ post_id }) => post_id));
    return {
      tracks: page.flatMap((track) =>
        cards.filter(({ post_id }) => post_id === track.post_id).map((card) => ({ ...card, ...track })),
      ),
      total: tracks.length,
    };
  },
  related: async (series, uid, paging) => {
    await contents.find(uid, series);
    const all = await store.list<StoredContent>('content', { where: { content_type: series } });
    const others = all.map(({ post_id }) => post_id).filter((id) => id !== uid);
    return { posts: await contents.cards(slicePage(others, paging)), total: others.length };
  },
});
