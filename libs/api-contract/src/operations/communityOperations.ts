import * as z from 'zod';
import {
  circleListSchema,
  circlePostListSchema,
  circlePostSchema,
  circleSchema,
  circleTopicListSchema,
  circleTopicSchema,
} from '../schemas/circle';
import { lawAnswerListSchema, lawQuestionSchema } from '../schemas/law';
import { openCatalogSchema, openContentListSchema, openContentSchema } from '../schemas/openContent';
import { idSchema } from '../schemas/values';
import { op } from './op';
import { pageQuery } from './paging';

const byId = z.object({ id: idSchema });

/** Circles (spec §7, `/circle/v1/api/share/…`). */
const circleOperations = {
  getCirclePost: op({
    method: 'get',
    path: '/circle/v1/api/share/content/detail',
    summary: 'One post of a circle',
    query: byId,
    data: circlePostSchema,
  }),
  getCirclePosts: op({
    method: 'get',
    path: '/circle/v1/api/share/content/list',
    summary: 'Posts of a circle or a topic, newest first; pinned posts lead the list of a circle',
    query: pageQuery.extend({
      circle_id: idSchema.optional(),
      topic_id: idSchema.optional(),
      type: z.enum(['new', 'essence']).default('new'),
    }),
    data: circlePostListSchema,
  }),
  getCircleTopic: op({
    method: 'get',
    path: '/circle/v1/api/share/topic/detail',
    summary: 'One topic of a circle',
    query: byId,
    data: circleTopicSchema,
  }),
  getCircleTopics: op({
    method: 'get',
    path: '/circle/v1/api/share/topic/list',
    summary: 'Topics of all circles or of one, the most viewed first',
    query: pageQuery.extend({ circle_id: idSchema.optional() }),
    data: circleTopicListSchema,
  }),
  getCircle: op({
    method: 'get',
    path: '/circle/v1/api/share/circle/detail',
    summary: 'One circle',
    query: byId,
    data: circleSchema,
  }),
  getCircles: op({
    method: 'get',
    path: '/circle/v1/api/share/circle/list',
    summary: 'Circles, the largest first',
    query: pageQuery,
    data: circleListSchema,
  }),
};

/** Questions to lawyers (spec §7, `/law/v1/api/share/…`). */
const lawOperations = {
  getLawQuestion: op({
    method: 'get',
    path: '/law/v1/api/share/question/detail',
    summary: 'One question',
    query: byId,
    data: lawQuestionSchema,
  }),
  getLawAnswers: op({
    method: 'get',
    path: '/law/v1/api/share/question/answerlist',
    summary: 'Answers of lawyers: the adopted one first, then the oldest',
    query: pageQuery.extend(byId.shape),
    data: lawAnswerListSchema,
  }),
};

/** Open content (spec §7, `/peony/v1/picho/v1/open/…`). */
const openContentOperations = {
  getOpenContent: op({
    method: 'get',
    path: '/peony/v1/picho/v1/open/{rid}/content/{uuid}',
    summary: 'One entry of an open catalogue',
    params: z.object({ rid: idSchema, uuid: idSchema }),
    data: openContentSchema,
  }),
  getOpenContents: op({
    method: 'get',
    path: '/peony/v1/picho/v1/open/{rid}/content',
    summary: 'Entries of a resource or of one chapter, in the order of the catalogue',
    params: z.object({ rid: idSchema }),
    query: pageQuery.extend({ catalog_id: idSchema.optional() }),
    data: openContentListSchema,
  }),
  getOpenCatalog: op({
    method: 'get',
    path: '/peony/v1/picho/v1/open/{rid}/catalog/{id}',
    summary: 'A catalogue or a chapter with what lies under it',
    params: z.object({ rid: idSchema, id: idSchema }),
    data: openCatalogSchema,
  }),
};

/** Content of the community: circles, questions to lawyers, open content. */
export const communityOperations = { ...circleOperations, ...lawOperations, ...openContentOperations };
