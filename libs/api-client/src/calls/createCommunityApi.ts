import type { ApiClient } from '../Call';

/** Circles, questions to lawyers, open content. */
export const createCommunityApi = ({ get }: ApiClient) => ({
  getCirclePost: get('/circle/v1/api/share/content/detail'),
  getCirclePosts: get('/circle/v1/api/share/content/list'),
  getCircleTopic: get('/circle/v1/api/share/topic/detail'),
  getCircleTopics: get('/circle/v1/api/share/topic/list'),
  getCircle: get('/circle/v1/api/share/circle/detail'),
  getCircles: get('/circle/v1/api/share/circle/list'),
  getLawQuestion: get('/law/v1/api/share/question/detail'),
  getLawAnswers: get('/law/v1/api/share/question/answerlist'),
  getOpenContent: get('/peony/v1/picho/v1/open/{rid}/content/{uuid}'),
  getOpenContents: get('/peony/v1/picho/v1/open/{rid}/content'),
  getOpenCatalog: get('/peony/v1/picho/v1/open/{rid}/catalog/{id}'),
});

export type CommunityApi = ReturnType<typeof createCommunityApi>;
