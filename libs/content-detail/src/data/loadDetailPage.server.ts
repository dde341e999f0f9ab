import type { ContentApi } from '@share/api-client';
import {
  cardKeys,
  listFallback,
  loadEditorPicks,
  loadHot,
  loadRecommendations,
  loadRelated,
  type ViewContext,
} from '@share/content-cards';
import type { Fallback } from '@share/islands';
import { contentTypeOf, type DetailType } from '@share/site-paths';
import { blocksOf } from './blocksOf';
import { detailFallback } from './detailFallback';
import type { DetailView } from './DetailView';
import { loadDetail, type DetailApi, type PartsBudget } from './loadDetail.server';

type Call<Result> = (signal: AbortSignal) => Promise<Result>;

/** The time a page may spend on calls. */
interface Budget extends PartsBudget {
  primary<Result>(call: Call<Result>): Promise<Result>;
}

/** Calls of a whole detail page. */
type DetailPageApi = DetailApi &
  Pick<ContentApi, 'getEditorPicks' | 'getHot72h' | 'getRecommendations' | 'getRelatedContent'>;

interface LoadOptions extends ViewContext {
  api: DetailPageApi;
  budget: Budget;
  postId: string;
  /** As its address says; the item itself may be of another type and is then shown as what it is. */
  type: DetailType;
}

interface DetailPageData {
  item: DetailView;
  /** SWR `fallback` of the islands. */
  fallback: Fallback;
}

/** All calls of a detail page but its comments, side by side; only the item can make it fail. Null: there is no such item. */
export const loadDetailPage = async ({
  api,
  budget,
  postId,
  type,
  ...context
}: LoadOptions): Promise<DetailPageData | null> => {
  const contentType = contentTypeOf(type);
  const blocks = blocksOf(contentType);
  const first = { page: 1, ...context };
  const block = <Page>(isShown: boolean, name: string, load: Call<Page>) =>
    isShown ? budget.secondary<Page | undefined>(load, undefined, name) : undefined;

  const [item, related, hot, picks, recommendations] = await Promise.all([
    budget.primary((signal) => loadDetail(api, { postId, type: contentType, ...context, budget, signal })),
    block(blocks.related, 'related', (signal) =>
      loadRelated(api, { postId, contentType, ...context, signal }),
    ),
    block(blocks.recommendations, 'hot', (signal) => loadHot(api, { ...first, signal })),
    block(blocks.recommendations, 'picks', (signal) => loadEditorPicks(api, { ...first, signal })),
    block(blocks.recommendations, 'recommendations', (signal) =>
      loadRecommendations(api, { ...first, signal }),
    ),
  ]);
  if (!item) return null;
  const fallback = {
    ...detailFallback(item),
    ...listFallback(cardKeys.related(item.contentType, item.id), related),
    ...listFallback(cardKeys.hot, hot),
    ...listFallback(cardKeys.editorPicks, picks),
    ...listFallback(cardKeys.recommendations, recommendations),
  };
  return { item, fallback };
};
