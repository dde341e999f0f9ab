import type { ApiClient } from '../Call';

/** Popular search words, and the results of a search. */
export const createSearchApi = ({ get }: ApiClient) => ({
  getHotWords: get('/peony/v1/search/hot-words'),
  searchContent: get('/peony/v1/search'),
});

export type SearchApi = ReturnType<typeof createSearchApi>;
