import type { ContentApi } from '@share/api-client';
import type { CardPage } from './CardView';
import { listPageSize } from './cardKeys';
import { toCardView, type ViewContext } from './toCardView';

export type HotApi = Pick<ContentApi, 'getHot72h'>;
export type EditorPicksApi = Pick<ContentApi, 'getEditorPicks'>;
export type RecommendationsApi = Pick<ContentApi, 'getRecommendations'>;

interface LoadOptions extends ViewContext {
  /** From 1. */
  page: number;
  signal?: AbortSignal | undefined;
}

type CardQuery = { page: number; size: number };
type LoadPosts = (query: CardQuery, options: { signal?: AbortSignal | undefined }) => Promise<CardAnswer>;
type CardAnswer = Awaited<ReturnType<ContentApi['getHot72h']>>;

const loadCards = async (load: LoadPosts, { page, signal, ...context }: LoadOptions): Promise<CardPage> => {
  const { posts, total } = await load({ page, size: listPageSize }, { signal });
  return { cards: posts.map((post) => toCardView(post, context)), total };
};

/** One page of the 72-hour hot list. */
export const loadHot = (api: HotApi, options: LoadOptions) => loadCards(api.getHot72h, options);

/** One page of what the editors recommend. */
export const loadEditorPicks = (api: EditorPicksApi, options: LoadOptions) =>
  loadCards(api.getEditorPicks, options);

/** One page of recommendations (spec §9: ten a page). */
export const loadRecommendations = (api: RecommendationsApi, options: LoadOptions) =>
  loadCards(api.getRecommendations, options);
