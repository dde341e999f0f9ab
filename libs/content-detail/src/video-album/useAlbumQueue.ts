import { useSharedStore } from '@share/islands';
import { createPositions, trackToContinue } from '@share/media-player';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { useContentServices } from '../data/ContentServices';
import type { AlbumView } from '../data/DetailView';
import { useAlbumTracks } from '../data/useAlbumTracks';

export interface AlbumQueueOptions {
  album: AlbumView;
  siteOrigin: string;
}

interface Choice {
  /** Absent: the first track. */
  trackId?: string;
  /** Chosen by the visitor, not restored from an earlier visit. */
  plays: boolean;
  /** It has ended before the one after it was loaded. */
  awaitsNext?: boolean;
}

/** How many tracks from the end the next page is fetched. */
const ahead = 2;

/** The tracks of an album and the chosen one, shared by the islands of its page. Starts with the track played last. */
export const useAlbumQueue = ({ album, siteOrigin }: AlbumQueueOptions) => {
  const { storage } = useContentServices();
  const list = useAlbumTracks({ album, order: 'new', siteOrigin });
  const { items, hasMore, hasFailed, isLoading, loadMore } = list;
  const store = useSharedStore<Choice>(`album-queue:${album.id}`, () => ({ plays: false }));
  const choice = useStore(store);

  useEffect(() => {
    if (store.getState().trackId !== undefined) return;
    const { track, isBegun } = trackToContinue(items, createPositions(storage).read());
    if (track && isBegun) store.setState({ trackId: track.id });
  }, [items, storage, store]);

  const found = items.findIndex(({ id }) => id === choice.trackId);
  const index = Math.max(found, 0);
  const mayEndSoon = choice.plays && index >= items.length - ahead;
  const needsMore = mayEndSoon && hasMore && !hasFailed && !isLoading;
  useEffect(() => {
    if (needsMore) loadMore();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when this condition becomes true
  }, [needsMore]);

  const select = (trackId: string) => store.setState({ trackId, plays: true, awaitsNext: false });
  const next = items[index + 1];
  const awaited = choice.awaitsNext ? next?.id : undefined;
  useEffect(() => {
    if (awaited !== undefined) store.setState({ trackId: awaited, awaitsNext: false });
  }, [awaited, store]);

  return {
    ...list,
    current: items[index],
    /** The current track was chosen to be played. */
    plays: choice.plays,
    select,
    playNext: () => (next ? select(next.id) : store.setState({ awaitsNext: hasMore })),
  };
};
