import type { TopicDetail } from '@share/api-contract/sent';
import { failures } from '@share/reference-core';
import { changing, failing, type OperationId, type Scenario } from './behaviours';

const allFailing = (...names: OperationId[]): Scenario =>
  Object.fromEntries(names.map((name) => [name, failing(failures.internal)]));

const emptyClues = changing(() => ({ clues: [], total: 0 }));

/** States of clue reports, circles, questions to lawyers and open content. */
export const communityScenarios = {
  'clue-missing': { getClueReport: failing(failures.clueMissing) },
  'clue-in-review': { getClueReport: failing(failures.clueInReview) },
  'clue-lists-fail': allFailing(
    'getClueRecommendTopics',
    'getPersonClues',
    'getPersonAtClues',
    'getPersonRelatedPosts',
  ),
  'clues-fail': allFailing('getClueReport', 'getClueTopic', 'getCluePerson'),
  'clues-empty': {
    getClueRecommendTopics: changing(() => ({ Recomend: [], total: 0 })),
    getClueTopic: changing<TopicDetail>((topic) => ({ ...topic, clue_count: 0, clues: [], total: 0 })),
    getPersonClues: emptyClues,
    getPersonAtClues: emptyClues,
    getPersonRelatedPosts: changing(() => ({ posts: [], total: 0 })),
  },
  'circle-missing': {
    getCircle: failing(failures.circleMissing),
    getCirclePost: failing(failures.circlePostMissing),
    getCircleTopic: failing(failures.circleTopicMissing),
  },
  'circles-fail': allFailing('getCircle', 'getCirclePost', 'getCircleTopic'),
  'community-lists-fail': allFailing(
    'getCircles',
    'getCircleTopics',
    'getCirclePosts',
    'getLawAnswers',
    'getOpenContents',
  ),
  'circles-empty': {
    getCircles: changing(() => ({ circles: [], total: 0 })),
    getCircleTopics: changing(() => ({ topics: [], total: 0 })),
    getCirclePosts: changing(() => ({ contents: [], total: 0 })),
  },
  'law-fails': allFailing('getLawQuestion', 'getLawAnswers'),
  'law-unanswered': {
    getLawQuestion: changing<object>((question) => ({ ...question, answer_count: 0 })),
    getLawAnswers: changing<object>((list) => ({ ...list, answers: [], total: 0 })),
  },
  'open-content-fails': allFailing('getOpenContent', 'getOpenContents', 'getOpenCatalog'),
  'open-content-empty': {
    getOpenContents: changing(() => ({ contents: [], total: 0 })),
    getOpenCatalog: changing<object>((catalog) => ({ ...catalog, content_count: 0, children: [] })),
  },
} satisfies Record<string, Scenario>;
