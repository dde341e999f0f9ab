import type { PageData } from '@share/page-data';
import { unstable_serialize } from 'swr';
import { contentKeys } from './contentKeys';
import type { DetailView } from './DetailView';

/** Gives the islands of an item what came with it: tracks of an album, groups of a special topic. */
export const provideDetail = (data: Pick<PageData, 'provide' | 'provideList'>, item: DetailView): void => {
  if (item.kind === 'special')
    return data.provide(unstable_serialize(contentKeys.special(item.id)), item.special);
  const isOfAlbum = item.kind === 'video' || item.kind === 'video-album' || item.kind === 'audio-album';
  if (isOfAlbum && item.album) data.provideList(contentKeys.tracks(item.album.id, 'new'), item.tracks);
};
