import * as z from 'zod';
import { albumSchema, albumSeriesSchema, albumTracksSchema } from '../schemas/album';
import { contentPageSchema } from '../schemas/content';
import { idSchema } from '../schemas/values';
import { op } from './op';
import { pageQuery } from './paging';

const albumParams = z.object({ series: albumSeriesSchema, uid: idSchema });

/** Audio and video albums; `uid` is the post_id. */
export const albumOperations = {
  getAlbum: op({
    method: 'get',
    path: '/peony/v3/album/{series}/{uid}',
    summary: 'An album without its tracks',
    params: albumParams,
    data: albumSchema,
  }),
  getAlbumTracks: op({
    method: 'get',
    path: '/peony/v3/album/tracks/{series}/{uid}',
    summary: 'Tracks of an album, thirty a page unless requested otherwise (spec §9)',
    params: albumParams,
    query: pageQuery.extend({
      size: z.coerce.number().int().min(1).max(50).default(30),
      sort: z.enum(['new', 'old']).default('new'),
    }),
    data: albumTracksSchema,
  }),
  getRelatedAlbums: op({
    method: 'get',
    path: '/peony/v3/album/relates/{series}/{uid}',
    summary: 'Other albums of the same series',
    params: albumParams,
    query: pageQuery,
    data: contentPageSchema,
  }),
};
