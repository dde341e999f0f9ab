import * as z from 'zod';
import { contentDetailSchema, contentPageSchema } from '../schemas/content';
import { contentTypeSchema, idSchema } from '../schemas/values';
import { op } from './op';
import { pageQuery } from './paging';

/** Content items and the lists around them. */
export const contentOperations = {
  getContentDetail: op({
    method: 'get',
    path: '/peony/v1/content/{post_id}',
    summary: 'One content item; `less=true` leaves out the body and the related items',
    params: z.object({ post_id: idSchema }),
    query: z.object({ type: contentTypeSchema.optional(), less: z.enum(['true', 'false']).default('false') }),
    data: contentDetailSchema,
  }),
  getRelatedContent: op({
    method: 'get',
    path: '/peony/v3/content/{type}/{post_id}/related',
    summary: 'Related reading of an item',
    params: z.object({ type: contentTypeSchema, post_id: idSchema }),
    query: pageQuery,
    data: contentPageSchema,
  }),
  getRecommendations: op({
    method: 'get',
    path: '/peony/v1/recommend',
    summary: 'Recommended items, newest first',
    query: pageQuery,
    data: contentPageSchema,
  }),
  getHot72h: op({
    method: 'get',
    path: '/peony/v3/hot/72h',
    summary: 'The most read items of 72 hours, first rank first',
    query: pageQuery,
    data: contentPageSchema,
  }),
  getEditorPicks: op({
    method: 'get',
    path: '/peony/v3/hot/editor',
    summary: 'Items the editors recommend',
    query: pageQuery,
    data: contentPageSchema,
  }),
};
