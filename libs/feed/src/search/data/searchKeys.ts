import type { SearchQuery } from './searchAddress';
import { contentTypeOf } from './searchFilters';

/** SWR keys. An answer belongs to the words that were requested, so a late one never stands in for another. */
export const searchKeys = {
  hotWords: 'search hot-words',
  /** Accounts come with the first page of everything. */
  results: ({ word, filter, page }: SearchQuery) =>
    ['search', word, contentTypeOf(filter) ?? '', String(page)] as const,
};
