import type { AlbumApi } from '@share/api-client';
import type { AlbumView, TrackPage } from './DetailView';
import { toTrackView } from './toTrackView';

interface LoadOptions extends Pick<AlbumView, 'id' | 'series'> {
  /** From 1. */
  page: number;
  /** Newest or oldest first. Default `new`, as the platform has it. */
  sort?: 'new' | 'old';
  siteOrigin: string;
  signal?: AbortSignal | undefined;
}

/** Tracks of an album on one page (spec §9). */
export const trackPageSize = 30;

/** One page of an album; tracks that cannot be played are left out. */
export const loadTracks = async (
  api: Pick<AlbumApi, 'getAlbumTracks'>,
  { id, series, page, sort = 'new', siteOrigin, signal }: LoadOptions,
): Promise<TrackPage> => {
  const { tracks, total } = await api.getAlbumTracks(
    { series, uid: id, page, size: trackPageSize, sort },
    { signal },
  );
  const views = tracks.map((track) => toTrackView(track, { siteOrigin }));
  return { tracks: views.filter((track) => track !== undefined), total };
};
