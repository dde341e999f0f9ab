import * as z from 'zod';
import { specialContentSchema, specialSchema } from '../schemas/special';
import { idSchema } from '../schemas/values';
import { op } from './op';
import { pageQuery } from './paging';

/** Special topics; `id` is the post_id. */
export const specialOperations = {
  getSpecial: op({
    method: 'get',
    path: '/peony/v3/special/{id}',
    summary: 'Head, sections and groups of a special topic, each group with its first items',
    params: z.object({ id: idSchema }),
    data: specialSchema,
  }),
  getSpecialContent: op({
    method: 'get',
    path: '/peony/v3/special/{id}/content',
    summary: 'A page of a group, fifty items unless requested otherwise (spec §9)',
    params: z.object({ id: idSchema }),
    query: pageQuery.extend({
      group_id: idSchema,
      size: z.coerce.number().int().min(1).max(50).default(50),
    }),
    data: specialContentSchema,
  }),
};
