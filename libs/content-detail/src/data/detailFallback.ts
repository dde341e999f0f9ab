import { listFallback } from '@share/content-cards';
import { toFallback, type Fallback } from '@share/islands';
import { unstable_serialize } from 'swr';
import { contentKeys } from './contentKeys';
import type { DetailView } from './DetailView';

/** SWR `fallback` entries for the islands of an item: tracks of an album, groups of a special topic. */
export const detailFallback = (item: DetailView): Fallback => {
  if (item.kind === 'special')
    return item.special ? toFallback(unstable_serialize(contentKeys.special(item.id)), item.special) : {};
  const isOfAlbum = item.kind === 'video' || item.kind === 'video-album' || item.kind === 'audio-album';
  return isOfAlbum && item.album ? listFallback(contentKeys.tracks(item.album.id, 'new'), item.tracks) : {};
};
