import { withMinimumDelay } from '@share/environment';
import { useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ContentServices } from './ContentServices';
import type { AlbumView, TrackPage, TrackView } from './DetailView';
import { loadTracks, trackPageSize } from './loadTracks';
import { withoutRepeats } from '@share/content-cards';

/** Newest or oldest first, as the platform calls it. */
export type TrackOrder = 'new' | 'old';

interface AlbumTracksOptions {
  api: Pick<ContentServices['api'], 'getAlbumTracks'>;
  album: AlbumView;
  /** First page of the newest, rendered on the server and not read again; absent when it could not be had there. */
  initial?: TrackPage | undefined;
  order: TrackOrder;
  siteOrigin: string;
}

interface AlbumTracks {
  /** The same array until there is something new. */
  tracks: TrackView[];
  /** Also while nothing is known yet. */
  hasMore: boolean;
  isLoading: boolean;
  /** The last attempt failed; `loadMore` tries again. */
  hasFailed: boolean;
  loadMore: () => void;
}

type PageKey = readonly ['content', 'album-tracks', string, TrackOrder, number];

/**
 * Tracks of an album, thirty more at a time (spec §9). While another order loads, the former stays. When the server could not
 * have the first page, it is loaded here.
 */
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
      initial && sort === 'new' && page === 1
        ? initial
        : withMinimumDelay(loadTracks(api, { ...album, page, sort, siteOrigin })),
    {
      fallbackData: order === 'new' && initial ? [initial] : undefined,
      keepPreviousData: true,
      revalidateOnMount: initial === undefined,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const pages = useMemo(() => data ?? (initial ? [initial] : []), [data, initial]);
  const tracks = useMemo(() => withoutRepeats(pages.flatMap((page) => page.tracks)), [pages]);
  const hasFailed = error !== undefined;
  return {
    tracks,
    hasMore: hasMoreAfter(pages),
    isLoading: isValidating || (pages.length === 0 && !hasFailed),
    hasFailed,
    loadMore: () => void setSize(hasFailed ? size : size + 1),
  };
};

/** Tracks that cannot be played are left out, so pages are counted, not tracks. Nothing is known before the first one. */
const hasMoreAfter = (pages: TrackPage[]): boolean => {
  const last = pages[pages.length - 1];
  return last === undefined || (last.tracks.length > 0 && pages.length * trackPageSize < last.total);
};
