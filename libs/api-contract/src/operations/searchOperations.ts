import * as z from 'zod';
import { hotWordListSchema, searchPageSchema } from '../schemas/lists';
import { contentTypeSchema } from '../schemas/values';
import { op } from './op';
import { pageQuery } from './paging';

/** Finding content by words. */
export const searchOperations = {
  getHotWords: op({
    method: 'get',
    path: '/peony/v1/search/hot-words',
    summary: 'The most frequent searches, first rank first',
    data: hotWordListSchema,
  }),
  searchContent: op({
    method: 'get',
    path: '/peony/v1/search',
    summary: 'Items that hold every word of `keyword`, best first',
    query: pageQuery.extend({
      keyword: z.string().trim().min(1).max(50),
      type: contentTypeSchema.optional(),
    }),
    data: searchPageSchema,
  }),
};
