import type { Album, AlbumTracks, ContentDetail, ContentPage, StaticAlbum } from '@share/api-contract/sent';
import { type Paging, type Store, toRange } from '@share/reference-core';
import type { StoredAlbum } from '../seed/collections/CollectionBodies';
import type { StoredContent } from '../seed/SeedBundle';
import type { Contents } from './createContents';
import { createListItems, listNames } from './createListItems';

type Series = Album['series'];
type StoredTrack = StoredAlbum['tracks'][number];

/** Reads albums of audio and video. */
export interface Albums {
  find(series: Series, uid: string): Promise<Album>;
  /** With all tracks, newest first. @param head the editor's part of it, published or not */
  whole(series: Series, head: ContentDetail): Promise<StaticAlbum>;
  tracks(series: Series, uid: string, options: Paging & { sort: 'new' | 'old' }): Promise<AlbumTracks>;
  related(series: Series, uid: string, paging: Paging): Promise<ContentPage>;
}

/** All tracks: editors read an album as a whole. */
const whole: Paging = { page: 1, size: 10_000 };

const toAlbum = (series: Series, head: ContentDetail): Album => {
  const album = { ...head, uid: head.post_id, series };
  delete album.relations;
  return album;
};

export const createAlbums = (store: Store, contents: Contents): Albums => {
  const listItems = createListItems(store);
  const tracksOf = (uid: string, paging: Paging, order: 'newest' | 'oldest') =>
    listItems.page<StoredTrack>(listNames.album(uid), paging, order);
  const withCards = async (tracks: StoredTrack[]): Promise<AlbumTracks['tracks']> => {
    const cards = await contents.cards(tracks.map(({ post_id }) => post_id));
    return tracks.flatMap((track) =>
      cards.filter(({ post_id }) => post_id === track.post_id).map((card) => ({ ...card, ...track })),
    );
  };
  return {
    find: async (series, uid) =>
      toAlbum(series, await contents.detail(uid, { type: series, isShort: false })),
    whole: async (series, head) => ({
      ...toAlbum(series, head),
      tracks: await withCards((await tracksOf(head.post_id, whole, 'newest')).items),
    }),
    tracks: async (series, uid, { sort, ...paging }) => {
      await contents.find(uid, series);
      const { items, total } = await tracksOf(uid, paging, sort === 'new' ? 'newest' : 'oldest');
      return { tracks: await withCards(items), total };
    },
    related: async (series, uid, paging) => {
      await contents.find(uid, series);
      const where = { content_type: series };
      const others = await store.list<StoredContent>('content', { where, except: uid, ...toRange(paging) });
      return {
        posts: await contents.cards(others.map(({ post_id }) => post_id)),
        total: (await store.count('content', where)) - 1,
      };
    },
  };
};
