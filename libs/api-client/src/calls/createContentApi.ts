import type { ApiClient } from '../Call';

/** The lists around an item. */
export const createContentApi = ({ get }: ApiClient) => ({
  getRelatedContent: get('/peony/v3/content/{type}/{post_id}/related'),
  getRecommendations: get('/peony/v1/recommend'),
  getHot72h: get('/peony/v3/hot/72h'),
  getEditorPicks: get('/peony/v3/hot/editor'),
});

export type ContentApi = ReturnType<typeof createContentApi>;
