import type { ApiClient } from '../Call';

/** The words many search for, and what a search finds. */
export const createSearchApi = ({ get }: ApiClient) => ({
  getHotWords: get('/peony/v1/search/hot-words'),
  searchContent: get('/peony/v1/search'),
});

export type SearchApi = ReturnType<typeof createSearchApi>;
