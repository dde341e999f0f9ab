import { loadCommentsFallback } from '@share/comments';
import { blocksOf, type DetailView } from '@share/content-detail';
import { loadDetailPage } from '@share/content-detail/server';
import type { Fallback } from '@share/islands';
import { contentTypeOf, type DetailType } from '@share/site-paths';
import type { RouteContext } from '../routes/Route';

export interface ItemData {
  item: DetailView;
  fallback: Fallback;
}

/** An item and its comments, side by side; only the item itself can make the page fail. Null: there is no such item. */
export const loadItem = async (
  { now, request: { budget }, services: { api }, settings: { siteOrigin } }: RouteContext,
  address: { postId: string; type: DetailType },
): Promise<ItemData | null> => {
  const options = { api, budget, now, siteOrigin, ...address };
  const [page, comments] = await Promise.all([
    loadDetailPage(options),
    blocksOf(contentTypeOf(address.type)).comments ? loadCommentsFallback(options) : {},
  ]);
  return page && { item: page.item, fallback: { ...page.fallback, ...comments } };
};
