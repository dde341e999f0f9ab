import * as z from 'zod';
import { channelPageSchema, flyCardListSchema, listPageSchema, modulePageSchema } from '../schemas/lists';
import { idSchema } from '../schemas/values';
import { op } from './op';
import { commentPageQuery, pageQuery } from './paging';

/** Channels, modules and lists: content in the order editors gave it. */
export const listOperations = {
  getChannelContent: op({
    method: 'get',
    path: '/peony/v1/content',
    summary: 'A page of a channel; `gid` is its group_id, the first channel when it is absent',
    query: commentPageQuery.extend({ gid: idSchema.optional() }),
    data: channelPageSchema,
  }),
  getModule: op({
    method: 'get',
    path: '/peony/v1/module/{id}',
    summary: 'A page of a content module; `group` is one of its tabs, the first when it is absent',
    params: z.object({ id: idSchema }),
    query: pageQuery.extend({ group: idSchema.optional() }),
    data: modulePageSchema,
  }),
  getList: op({
    method: 'get',
    path: '/peony/v1/list/{list_id}',
    summary: 'A page of a list',
    params: z.object({ list_id: idSchema }),
    query: pageQuery,
    data: listPageSchema,
  }),
  getFlyCards: op({
    method: 'get',
    path: '/peony/v1/fly_card/{list_id}',
    summary: 'Short cards, newest first',
    params: z.object({ list_id: idSchema }),
    query: pageQuery,
    data: flyCardListSchema,
  }),
};
