import { createRecentValues } from '@share/media-player';
import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import type { ContentServices } from '../data/ContentServices';
import type { AlbumView, TrackPage } from '../data/DetailView';
import { useAlbumTracks } from '../data/useAlbumTracks';

export interface AlbumQueueData {
  album: AlbumView;
  /** First page of the newest tracks; absent when the server could not have it. */
  initial?: TrackPage | undefined;
  siteOrigin: string;
}

export interface AlbumQueueOptions extends AlbumQueueData {
  api: Pick<ContentServices['api'], 'getAlbumTracks'>;
  storage: ContentServices['storage'];
}

interface Choice {
  trackId: string;
  /** It was chosen to be played, not merely found again. */
  plays: boolean;
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** How many tracks from the end the next page is fetched. */
const ahead = 2;

/**
 * The tracks of an album and the one in hand, shared by the islands of its page. The reader's place in the queue is
 * remembered.
 */
export const useAlbumQueue = ({ api, storage, album, initial, siteOrigin }: AlbumQueueOptions) => {
  const list = useAlbumTracks({ api, album, initial, order: 'new', siteOrigin });
  const { tracks, hasMore, hasFailed, isLoading, loadMore } = list;
  const { data: choice, mutate } = useSWR<Choice>(['content', 'album-queue', album.id], null);
  const lastPlayed = useMemo(() => createRecentValues(storage, 'album_tracks', isId), [storage]);

  useEffect(() => {
    const trackId = lastPlayed.get(album.id);
    if (trackId !== undefined) void mutate((known) => known ?? { trackId, plays: false }, false);
  }, [lastPlayed, album.id, mutate]);

  const found = tracks.findIndex(({ id }) => id === choice?.trackId);
  const place = Math.max(found, 0);
  const mayEndSoon = choice?.plays === true && place >= tracks.length - ahead;
  const needsMore = mayEndSoon && hasMore && !hasFailed && !isLoading;
  useEffect(() => {
    if (needsMore) loadMore();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time that it becomes necessary
  }, [needsMore]);

  const select = (trackId: string) => {
    lastPlayed.set(album.id, trackId);
    void mutate({ trackId, plays: true }, false);
  };
  const next = tracks[place + 1];
  return {
    ...list,
    current: tracks[place],
    /** The one in hand was chosen to be played. */
    plays: choice?.plays === true,
    select,
    playNext: () => next && select(next.id),
  };
};
