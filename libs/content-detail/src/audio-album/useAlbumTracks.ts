import { withMinimumDelay } from '@share/environment';
import { useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ContentServices } from '../data/ContentServices';
import type { AlbumView, TrackPage, TrackView } from '../data/DetailView';
import { loadTracks } from '../data/loadTracks';

/** Newest or oldest first, as the platform calls it. */
export type TrackOrder = 'new' | 'old';

interface AlbumTracksOptions {
  api: Pick<ContentServices['api'], 'getAlbumTracks'>;
  album: AlbumView;
  /** First page of the newest, rendered on the server and not read again. */
  initial: TrackPage;
  order: TrackOrder;
  siteOrigin: string;
}

interface AlbumTracks {
  /** The same array until there is something new. */
  tracks: TrackView[];
  hasMore: boolean;
  isLoading: boolean;
  /** The last attempt failed; `loadMore` tries again. */
  hasFailed: boolean;
  loadMore: () => void;
}

type PageKey = readonly ['content', 'album-tracks', string, TrackOrder, number];

const withoutRepeats = (tracks: TrackView[]): TrackView[] => [
  ...new Map(tracks.map((track) => [track.id, track])).values(),
];

/** Tracks of an album, thirty more at a time (spec §9). While another order loads, the former stays. */
export const useAlbumTracks = ({
  api,
  album,
  initial,
  order,
  siteOrigin,
}: AlbumTracksOptions): AlbumTracks => {
  const { data, error, isValidating, size, setSize } = useSWRInfinite<TrackPage, Error>(
    (index: number): PageKey => ['content', 'album-tracks', album.id, order, index + 1],
    ([, , , sort, page]: PageKey) =>
      sort === 'new' && page === 1
        ? initial
        : withMinimumDelay(loadTracks(api, { ...album, page, sort, siteOrigin })),
    {
      fallbackData: order === 'new' ? [initial] : undefined,
      keepPreviousData: true,
      revalidateOnMount: false,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const pages = data ?? [initial];
  const tracks = useMemo(
    () => withoutRepeats((data ?? [initial]).flatMap((page) => page.tracks)),
    [data, initial],
  );
  const isAtEnd = pages[pages.length - 1]?.tracks.length === 0 || tracks.length >= initial.total;
  return {
    tracks,
    hasMore: !isAtEnd,
    isLoading: isValidating,
    hasFailed: error !== undefined,
    loadMore: () => void setSize(error ? size : size + 1),
  };
};
