import { ApiError, type ServiceApi } from '@share/api-client';
import { posts } from '@share/content-cards/testing';
import { createPageActions } from '@share/islands/testing';
import type { ClueServices } from '../src/data/ClueServices';
import { clues, personFixture, reportFixture, topicDetailFixture, topics } from './clueFixtures';

type Api = ClueServices['api'] & Pick<ServiceApi, 'getPlace' | 'getWeather'>;

const pageOf = <Entry>(entries: readonly Entry[], page = 1, size = 10): Entry[] =>
  entries.slice((page - 1) * size, page * size);

/** The calls of the platform over lists in memory; `given` replaces some of them. */
export const createCluesApi = (given: Partial<Api> = {}): Api => ({
  getClueReport: async () => reportFixture(),
  getClueRecommendTopics: async ({ page, limit }) => ({
    Recomend: pageOf(topics(14), page, limit),
    total: 14,
  }),
  getClueTopic: async ({ name, page, limit }) => ({
    ...topicDetailFixture({ name }),
    clues: pageOf(clues(12), page, limit),
  }),
  getCluePerson: async () => personFixture(),
  getPersonClues: async ({ page, size }) => ({ clues: pageOf(clues(14), page, size), total: 14 }),
  getPersonAtClues: async ({ page, size }) => ({ clues: pageOf(clues(2), page, size), total: 2 }),
  getPersonRelatedPosts: async ({ page, size }) => ({ posts: pageOf(posts(3), page, size), total: 3 }),
  getPlace: async ({ id }) => ({ id, name: '云浦市', city: '云浦', longitude: 119.4, latitude: 29.2 }),
  getWeather: async ({ id }) => ({
    id,
    city: '云浦',
    text: '多云转阴',
    temperature: 9,
    alerts: [{ level: '蓝色', title: '寒潮蓝色预警' }],
    updated_at: 0,
  }),
  ...given,
});

/** A call that fails as without a network. */
export const offline = (): Promise<never> =>
  Promise.reject(new ApiError({ kind: 'network', message: 'no network' }));

/** Services of a page whose platform answers as `createCluesApi` does. */
export const createClueServices = ({ api, ...given }: Partial<ClueServices> = {}): ClueServices => ({
  api: api ?? createCluesApi(),
  page: createPageActions(),
  ...given,
});
