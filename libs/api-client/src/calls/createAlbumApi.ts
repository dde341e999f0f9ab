import type { ApiClient } from '../Call';

/** Audio and video albums. */
export const createAlbumApi = ({ get }: ApiClient) => ({
  getAlbum: get('/peony/v3/album/{series}/{uid}'),
  getAlbumTracks: get('/peony/v3/album/tracks/{series}/{uid}'),
  getRelatedAlbums: get('/peony/v3/album/relates/{series}/{uid}'),
});

export type AlbumApi = ReturnType<typeof createAlbumApi>;
