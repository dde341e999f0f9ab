import * as z from 'zod';
import { albumSeriesSchema, staticAlbumSchema } from '../schemas/album';
import { commentListSchema } from '../schemas/comment';
import { contentDetailSchema, contentPageSchema } from '../schemas/content';
import { shareConfigSchema } from '../schemas/services';
import { specialSchema } from '../schemas/special';
import { contentTypeSchema, idSchema } from '../schemas/values';
import { op } from './op';
import { commentPageQuery, pageQuery } from './paging';
import { pageAddressQuery } from './serviceOperations';

const commentQuery = commentPageQuery.extend({ sort: z.enum(['new', 'hot']).default('new') });

/** Calls of the internal host: only the site's server makes them, a browser never reaches them (R12). */
export const innerOperations = {
  getPreviewDetail: op({
    method: 'get',
    path: '/inner/preview/document/detail/{id}',
    summary: 'An item that may be unpublished; after `expired_at` it comes without body and media',
    params: z.object({ id: idSchema }),
    data: contentDetailSchema,
  }),
  getInnerComments: op({
    method: 'get',
    path: '/inner/comment/{id}',
    summary: 'Comments under a preview',
    params: z.object({ id: idSchema }),
    query: commentQuery,
    data: commentListSchema,
  }),
  getInnerMediaComments: op({
    method: 'get',
    path: '/dinner/comment/{id}',
    summary: 'Comments under a preview of a media account (R8)',
    params: z.object({ id: idSchema }),
    query: commentQuery,
    data: commentListSchema,
  }),
  getInnerShareConfig: op({
    method: 'get',
    path: '/inner/wxshare',
    summary: 'The answer of getShareConfig, for the server',
    query: pageAddressQuery,
    data: shareConfigSchema,
  }),
  getStaticContent: op({
    method: 'get',
    path: '/inner/static/content/{type}/{id}',
    summary: 'A published item as the static store holds it',
    params: z.object({ type: contentTypeSchema, id: idSchema }),
    data: contentDetailSchema,
  }),
  getStaticSpecial: op({
    method: 'get',
    path: '/inner/static/special/{id}',
    summary: 'A special topic as the static store holds it, published or not: its groups are whole',
    params: z.object({ id: idSchema }),
    data: specialSchema,
  }),
  getStaticAlbum: op({
    method: 'get',
    path: '/inner/static/album/{series}/{id}',
    summary: 'An album as the static store holds it, published or not, with all its tracks',
    params: z.object({ series: albumSeriesSchema, id: idSchema }),
    data: staticAlbumSchema,
  }),
  getStaticHot72h: op({
    method: 'get',
    path: '/inner/static/hot72',
    summary: 'The 72-hour list as the static store holds it',
    query: pageQuery,
    data: contentPageSchema,
  }),
};
