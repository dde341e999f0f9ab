import { ApiError, type CommunityApi } from '@share/api-client';
import type {
  Circle,
  CirclePost,
  CircleTopic,
  LawAnswer,
  LawQuestion,
  OpenCatalog,
  OpenContent,
} from '@share/api-contract/types';
import { createPageActions } from '@share/islands/testing';
import type { CommunityServices } from '../src/data/CommunityServices';

interface Content {
  circles: Circle[];
  topics: CircleTopic[];
  posts: CirclePost[];
  questions: LawQuestion[];
  answers: LawAnswer[];
  catalogs: OpenCatalog[];
  entries: OpenContent[];
}

/** The calls of this library over content in memory. */
export interface FakeCommunityApi extends CommunityApi {
  /** While true every call fails as without a network. */
  isOffline: boolean;
  /** While true every list fails, and nothing else. */
  failsLists: boolean;
  /** Calls so far, each with what was requested. */
  requested: string[];
}

const missing = () => new ApiError({ kind: 'business', message: '', code: 1001, status: 404 });

/** Answers from what is given; what is not there does not exist. */
export const createFakeApi = (given: Partial<Content> = {}): FakeCommunityApi => {
  const { circles = [], topics = [], posts = [], questions = [] } = given;
  const { answers = [], catalogs = [], entries = [] } = given;
  const answer = <Answer>(call: string, make: () => Answer | undefined): Promise<Answer> => {
    api.requested.push(call);
    const isList = call.startsWith('list');
    if (api.isOffline || (isList && api.failsLists))
      return Promise.reject(new ApiError({ kind: 'network', message: 'no network' }));
    const found = make();
    return found === undefined ? Promise.reject(missing()) : Promise.resolve(found);
  };
  const pageOf = <Item>(items: Item[], { page = 1, size = 10 }: { page?: number; size?: number }) =>
    items.slice((page - 1) * size, page * size);
  const api: FakeCommunityApi = {
    isOffline: false,
    failsLists: false,
    requested: [],
    getCircle: ({ id }) => answer(`circle ${id}`, () => circles.find((circle) => circle.id === id)),
    getCircles: (query = {}) =>
      answer('list circles', () => ({ circles: pageOf(circles, query), total: circles.length })),
    getCircleTopic: ({ id }) => answer(`topic ${id}`, () => topics.find((topic) => topic.id === id)),
    getCircleTopics: (query = {}) =>
      answer(`list topics ${query.circle_id}`, () => ({
        topics: pageOf(topics, query),
        total: topics.length,
      })),
    getCirclePost: ({ id }) => answer(`post ${id}`, () => posts.find((post) => post.id === id)),
    getCirclePosts: (query = {}) =>
      answer(`list posts ${query.circle_id} ${query.topic_id} ${query.type} ${query.page}`, () => ({
        contents: pageOf(posts, query),
        total: posts.length,
      })),
    getLawQuestion: ({ id }) => answer(`question ${id}`, () => questions.find((one) => one.id === id)),
    getLawAnswers: (query) =>
      answer(`list answers ${query.id}`, () => ({ answers: pageOf(answers, query), total: answers.length })),
    getOpenCatalog: ({ id }) => answer(`catalog ${id}`, () => catalogs.find((catalog) => catalog.id === id)),
    getOpenContents: (query) =>
      answer(`list entries ${query.catalog_id}`, () => ({
        contents: pageOf(entries, query),
        total: entries.length,
      })),
    getOpenContent: ({ uuid }) => answer(`entry ${uuid}`, () => entries.find((entry) => entry.uuid === uuid)),
  };
  return api;
};

/** Services of a visitor on a page whose platform has nothing, but for the data that a test or story gives. */
export const createCommunityServices = (given: Partial<CommunityServices> = {}): CommunityServices => ({
  api: createFakeApi(),
  page: createPageActions(),
  ...given,
});
