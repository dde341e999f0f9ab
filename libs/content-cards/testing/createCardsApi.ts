import { ApiError } from '@share/api-client';
import type { ContentCard } from '@share/api-contract/types';
import type { EditorPicksApi, HotApi, RecommendationsApi } from '../src/data/loadCards';

/** The list calls of the platform over a list in memory. */
export interface FakeCardsApi extends EditorPicksApi, HotApi, RecommendationsApi {
  /** May be changed between calls, as a list does. */
  posts: ContentCard[];
  /** While true every call fails for want of a network. */
  isOffline: boolean;
}

/** Answers every list with the same items. */
export const createCardsApi = (posts: readonly ContentCard[]): FakeCardsApi => {
  const answer: HotApi['getHot72h'] = async ({ page = 1, size = 10 }) => {
    if (api.isOffline) throw new ApiError({ kind: 'network', message: 'no network' });
    return { posts: api.posts.slice((page - 1) * size, page * size), total: api.posts.length };
  };
  const api: FakeCardsApi = {
    posts: [...posts],
    isOffline: false,
    getHot72h: answer,
    getEditorPicks: answer,
    getRecommendations: answer,
  };
  return api;
};

const never = (): Promise<never> => new Promise(() => undefined);

/** A platform that never answers: what is on its way stays so. */
export const silentApi: EditorPicksApi & HotApi & RecommendationsApi = {
  getEditorPicks: never,
  getHot72h: never,
  getRecommendations: never,
};
