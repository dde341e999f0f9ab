import type { ListPage } from '@share/page-data';
import type { AlbumApi } from '@share/api-client';
import { listPageOf } from '@share/content-cards';
import { contentDetailConstants } from '../contentDetailConstants';
import type { TrackOrder } from './contentKeys';
import type { AlbumView, TrackView } from './DetailView';
import { toTrackView } from './toTrackView';

interface LoadOptions extends Pick<AlbumView, 'id' | 'series'> {
  /** From 1. */
  page: number;
  /** Newest or oldest first. Default `new`, as the platform has it. */
  sort?: TrackOrder;
  siteOrigin: string;
  signal?: AbortSignal | undefined;
}

/** One page of an album; tracks that cannot be played are left out. */
export const loadTracks = async (
  api: Pick<AlbumApi, 'getAlbumTracks'>,
  { id, series, page, sort = 'new', siteOrigin, signal }: LoadOptions,
): Promise<ListPage<TrackView>> => {
  const { tracks, total } = await api.getAlbumTracks(
    { series, uid: id, page, size: contentDetailConstants.trackPageSize, sort },
    { signal },
  );
  return listPageOf(tracks, total, (track) => toTrackView(track, { siteOrigin }));
};
