import { ApiError, type SearchApi } from '@share/api-client';
import type { ContentCard } from '@share/api-contract/types';
import { createCardsApi, createCardServices, posts } from '@share/content-cards/testing';
import type { SearchServices } from '../src/search/data/SearchServices';

/** Items that a test platform can find. */
const searchable: ContentCard[] = [
  ...posts(12),
  ...posts(12).map((post) => ({ ...post, post_id: `${post.post_id}-s`, title: `${post.title}（二）` })),
];

const accounts = [
  { user_id: 'm-1', name: '云浦观察', description: '慢一点，走近一点，把一件事写完整。' },
  { user_id: 'm-2', name: '南岸湿地巡护队', description: '在湿地里走路的人。' },
];

export interface FakeSearchApi extends SearchApi {
  /** The searches, as `word type page`. */
  requested: string[];
  /** While true every call fails as without a network. */
  isOffline: boolean;
}

/** A platform that finds its items by a part of their titles. */
export const createFakeSearchApi = (): FakeSearchApi => {
  const answer = <Answer>(make: () => Answer): Promise<Answer> =>
    api.isOffline
      ? Promise.reject(new ApiError({ kind: 'network', message: 'no network' }))
      : Promise.resolve(make());
  const api: FakeSearchApi = {
    requested: [],
    isOffline: false,
    getHotWords: () =>
      answer(() => ({
        words: [
          { word: '南岸湿地', mark: 'hot' as const },
          { word: '地铁 3 号线', mark: 'new' as const },
          { word: '骑楼街' },
          { word: '夜航船' },
        ],
      })),
    searchContent: ({ keyword, type, page = 1, size = 10 }) => {
      api.requested.push([keyword, type ?? '-', page].join(' '));
      return answer(() => {
        const found = searchable.filter(
          ({ title = '', content_type }) => title.includes(keyword) && (!type || type === content_type),
        );
        return {
          posts: found.slice((page - 1) * size, page * size),
          total: found.length,
          ...(page === 1 && !type && { accounts: accounts.filter(({ name }) => name.includes(keyword)) }),
        };
      });
    },
  };
  return api;
};

/** Services of a visitor on a search page. */
export const createSearchServices = (api: Partial<SearchApi> = createFakeSearchApi()): SearchServices => {
  const services = createCardServices();
  return { ...services, api: { ...createCardsApi(), ...createFakeSearchApi(), ...api } };
};
