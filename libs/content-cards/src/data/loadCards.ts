import type { ListPage } from '@share/page-data';
import type { ContentApi } from '@share/api-client';
import type { ContentType } from '@share/api-contract/types';
import { contentCardsConstants } from '../contentCardsConstants';
import type { CardView } from './CardView';
import { cardPageOf } from './toCardViews';
import type { ViewContext } from './toCardView';

/** Items 相关阅读 begins with. */
const relatedCount = 2;

type CallOptions = { signal?: AbortSignal | undefined };
type ItemContext = ViewContext & CallOptions;

export interface LoadOptions extends ItemContext {
  /** From 1. */
  page: number;
}

type Posts = Awaited<ReturnType<ContentApi['getHot72h']>>;
type LoadPosts = (query: { page: number; size: number }, options: CallOptions) => Promise<Posts>;

const toCardPage = ({ posts, total }: Posts, context: ViewContext): ListPage<CardView> =>
  cardPageOf(posts, total, context);

const { listPageSize, shortListPageSize } = contentCardsConstants;

/** A list that begins with a few items and then grows by twice as many (R89). */
const loadGrowing = async (
  load: LoadPosts,
  first: number,
  { page, signal, ...context }: LoadOptions,
): Promise<ListPage<CardView>> => {
  const pages = page === 1 ? [1] : [2 * page - 2, 2 * page - 1];
  const loaded = await Promise.all(pages.map((each) => load({ page: each, size: first }, { signal })));
  const parts = loaded.map((part) => toCardPage(part, context));
  return { items: parts.flatMap(({ items }) => items), total: parts[0]?.total ?? 0 };
};

/** One page of the 72-hour hot list. */
export const loadHot = (api: Pick<ContentApi, 'getHot72h'>, options: LoadOptions) =>
  loadGrowing(api.getHot72h, shortListPageSize, options);

/** One page of the editors' recommendations. */
export const loadEditorPicks = (api: Pick<ContentApi, 'getEditorPicks'>, options: LoadOptions) =>
  loadGrowing(api.getEditorPicks, shortListPageSize, options);

/** One page of recommendations (spec §9: ten a page). */
export const loadRecommendations = async (
  api: Pick<ContentApi, 'getRecommendations'>,
  { page, signal, ...context }: LoadOptions,
) => toCardPage(await api.getRecommendations({ page, size: listPageSize }, { signal }), context);

/** One page of items related to an item, for 相关阅读. */
export const loadRelated = (
  api: Pick<ContentApi, 'getRelatedContent'>,
  { postId, contentType, ...options }: LoadOptions & { postId: string; contentType: ContentType },
) => {
  const item = { type: contentType, post_id: postId };
  return loadGrowing(
    (query, call) => api.getRelatedContent({ ...item, ...query }, call),
    relatedCount,
    options,
  );
};
