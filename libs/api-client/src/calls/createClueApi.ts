import type { ApiClient } from '../Call';

/** Clue reports, the people behind them and their topics. `name` of a topic is text, not encoded. */
export const createClueApi = ({ get }: ApiClient) => ({
  getClueReport: get('/peony/v3/clue_report/{id}/detail'),
  getClueRecommendTopics: get('/peony/v3/clue_report/recommend_topics'),
  getClueTopic: get('/peony/v3/clue_report/topic/{name}'),
  getCluePerson: get('/peony/v3/clue_report/user/{id}'),
  getPersonClues: get('/peony/v3/clue_report/user/{id}/clues'),
  getPersonAtClues: get('/peony/v3/clue_report/user/{id}/at_ta_clues'),
  getPersonRelatedPosts: get('/peony/v3/clue_report/user/{id}/relate_posts'),
});

export type ClueApi = ReturnType<typeof createClueApi>;
