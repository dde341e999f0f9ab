import { ApiError } from '@share/api-client';
import type { ContentCard } from '@share/api-contract/types';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { CardServices } from '../src/data/CardServices';

type CardsApi = CardServices['api'];

/** The list calls of the platform over a list in memory. */
export interface FakeCardsApi extends CardsApi {
  /** May be changed between calls, as a list does. */
  posts: ContentCard[];
  isFollowed: boolean;
  /** While true every call fails as without a network. */
  isOffline: boolean;
}

/** Answers every list with the same items. */
export const createCardsApi = (posts: readonly ContentCard[] = []): FakeCardsApi => {
  const answer = <Answer>(make: () => Answer): Promise<Answer> =>
    api.isOffline
      ? Promise.reject(new ApiError({ kind: 'network', message: 'no network' }))
      : Promise.resolve(make());
  const list: CardsApi['getHot72h'] = ({ page = 1, size = 10 }) =>
    answer(() => ({ posts: api.posts.slice((page - 1) * size, page * size), total: api.posts.length }));
  const follow = () => answer(() => ({ is_follow: api.isFollowed }));
  const api: FakeCardsApi = {
    posts: [...posts],
    isFollowed: false,
    isOffline: false,
    getHot72h: list,
    getEditorPicks: list,
    getRecommendations: list,
    getRelatedContent: list,
    getFollowState: follow,
    changeFollow: ({ type }) => {
      if (!api.isOffline) api.isFollowed = type === 1;
      return follow();
    },
  };
  return api;
};

const never = (): Promise<never> => new Promise(() => undefined);

/** A platform that never answers. */
export const silentApi: CardsApi = {
  getEditorPicks: never,
  getHot72h: never,
  getRecommendations: never,
  getRelatedContent: never,
  getFollowState: never,
  changeFollow: never,
};

/** Services of a visitor on a page whose platform has no data but those that a test or story gives. */
export const createCardServices = (given: Partial<CardServices> = {}): CardServices => ({
  api: createCardsApi(),
  session: createTestSession(),
  page: createPageActions(),
  report: () => undefined,
  ...given,
});
