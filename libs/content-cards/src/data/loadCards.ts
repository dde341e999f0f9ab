import type { ContentApi } from '@share/api-client';
import type { ContentType } from '@share/api-contract/types';
import { contentCardsConstants } from '../contentCardsConstants';
import type { CardView } from './CardView';
import type { ListPage } from './ListPage';
import type { ViewContext } from './toCardView';
import { toCardViews } from './toCardViews';

/** Items 相关阅读 shows at first, and loads at once. */
const relatedCount = 4;

type CallOptions = { signal?: AbortSignal | undefined };
type ItemContext = ViewContext & CallOptions;

export interface LoadOptions extends ItemContext {
  /** From 1. */
  page: number;
}

type Posts = Awaited<ReturnType<ContentApi['getHot72h']>>;
type LoadPosts = (query: { page: number; size: number }, options: CallOptions) => Promise<Posts>;

const toCardPage = ({ posts, total }: Posts, context: ViewContext): ListPage<CardView> => ({
  items: toCardViews(posts, context),
  total,
});

const { listPageSize, shortListPageSize } = contentCardsConstants;

const loadCards = async (load: LoadPosts, size: number, { page, signal, ...context }: LoadOptions) =>
  toCardPage(await load({ page, size }, { signal }), context);

/** One page of the 72-hour hot list. */
export const loadHot = (api: Pick<ContentApi, 'getHot72h'>, options: LoadOptions) =>
  loadCards(api.getHot72h, shortListPageSize, options);

/** One page of what the editors recommend. */
export const loadEditorPicks = (api: Pick<ContentApi, 'getEditorPicks'>, options: LoadOptions) =>
  loadCards(api.getEditorPicks, shortListPageSize, options);

/** One page of recommendations (spec §9: ten a page). */
export const loadRecommendations = (api: Pick<ContentApi, 'getRecommendations'>, options: LoadOptions) =>
  loadCards(api.getRecommendations, listPageSize, options);

/** One page of what belongs to an item, for 相关阅读. */
export const loadRelated = async (
  api: Pick<ContentApi, 'getRelatedContent'>,
  { postId, contentType, page, signal, ...context }: LoadOptions & { postId: string; contentType: string },
) => {
  // A content type comes from the platform or from an address that was checked.
  const query = { type: contentType as ContentType, post_id: postId, page, size: relatedCount };
  return toCardPage(await api.getRelatedContent(query, { signal }), context);
};
