import * as z from 'zod';
import {
  clueListSchema,
  personalDetailSchema,
  recomendSchema,
  reportDetailSchema,
  topicDetailSchema,
  topicNameSchema,
} from '../schemas/clue';
import { contentPageSchema } from '../schemas/content';
import { idSchema } from '../schemas/values';
import { op } from './op';
import { pageQuery } from './paging';

/** Topics come ten at a time, the most viewed first, unless requested otherwise (spec §9). */
const topicQuery = z.object({
  page: pageQuery.shape.page,
  limit: pageQuery.shape.size,
  sort: z.enum(['view_sum', 'new']).default('view_sum'),
});

const personParams = z.object({ id: idSchema });

/** Clue reports, the people behind them and the topics they are filed under. */
export const clueOperations = {
  getClueReport: op({
    method: 'get',
    path: '/peony/v3/clue_report/{id}/detail',
    summary: 'One clue report with the steps of how it was dealt with',
    params: z.object({ id: idSchema }),
    data: reportDetailSchema,
  }),
  getClueRecommendTopics: op({
    method: 'get',
    path: '/peony/v3/clue_report/recommend_topics',
    summary: 'Recommended topics',
    query: topicQuery,
    data: recomendSchema,
  }),
  getClueTopic: op({
    method: 'get',
    path: '/peony/v3/clue_report/topic/{name}',
    summary: 'A topic by its name, with one page of its reports',
    params: z.object({ name: topicNameSchema }),
    query: topicQuery,
    data: topicDetailSchema,
  }),
  getCluePerson: op({
    method: 'get',
    path: '/peony/v3/clue_report/user/{id}',
    summary: 'The public page of a reporter or an office',
    params: personParams,
    data: personalDetailSchema,
  }),
  getPersonClues: op({
    method: 'get',
    path: '/peony/v3/clue_report/user/{id}/clues',
    summary: 'Reports this person has handed in, newest first',
    params: personParams,
    query: pageQuery,
    data: clueListSchema,
  }),
  getPersonAtClues: op({
    method: 'get',
    path: '/peony/v3/clue_report/user/{id}/at_ta_clues',
    summary: 'Reports that ask this person for an answer, newest first',
    params: personParams,
    query: pageQuery,
    data: clueListSchema,
  }),
  getPersonRelatedPosts: op({
    method: 'get',
    path: '/peony/v3/clue_report/user/{id}/relate_posts',
    summary: 'Published items that go back to this person',
    params: personParams,
    query: pageQuery,
    data: contentPageSchema,
  }),
};
