import { useRestoredLists, usePagedList } from '@share/content-cards';
import { contentDetailConstants } from '../contentDetailConstants';
import { contentKeys, type TrackOrder } from './contentKeys';
import { useContentServices } from './ContentServices';
import type { AlbumView, TrackView } from './DetailView';
import { loadTracks } from './loadTracks';

interface AlbumTracksOptions {
  album: AlbumView;
  order: TrackOrder;
  siteOrigin: string;
}

/** Tracks of an album, thirty more at a time (spec §9). */
export const useAlbumTracks = ({ album, order, siteOrigin }: AlbumTracksOptions) => {
  const { api } = useContentServices();
  return usePagedList<TrackView>({
    listKey: contentKeys.tracks(album.id, order),
    loadPage: (page) => loadTracks(api, { ...album, page, sort: order, siteOrigin }),
    pageSize: contentDetailConstants.trackPageSize,
    restored: useRestoredLists(),
  });
};
