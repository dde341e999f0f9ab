import { loadCommentsFallback } from '@share/comments';
import { blocksOf, type DetailView } from '@share/content-detail';
import { loadDetailPage } from '@share/content-detail/server';
import { joinFallbacks, type Fallback } from '@share/islands';
import { isSegment } from '@share/safety';
import { completeDetailPath, contentTypeOf, parseActor, parseDetailAddress } from '@share/site-paths';
import type { RouteContext } from '../routes/Route';

export interface ItemData {
  item: DetailView;
  fallback: Fallback;
}

/**
 * The item that the address of a detail page names, and its comments, side by side; only the item itself can make the page
 * fail. `invalid`: no address of an item; `missing`: there is no such item, or its id, which is unchecked in a preview,
 * may not become part of a call.
 */
export const loadItem = async (context: RouteContext): Promise<ItemData | 'invalid' | 'missing'> => {
  const { now, segments, request, reads, bodies, services, settings } = context;
  const address = parseDetailAddress(completeDetailPath(segments, request.query).slice(1));
  if (!address) return 'invalid';
  const { postId, type } = address;
  if (!postId || !isSegment(postId)) return 'missing';
  const { family } = parseActor(segments[0] ?? '');
  const { api } = services;
  const { siteOrigin } = settings;
  const options = { api, reads, family, now, siteOrigin, bodies, postId, type };
  const [page, comments] = await Promise.all([
    loadDetailPage(options),
    blocksOf(contentTypeOf(type)).comments ? loadCommentsFallback(options) : {},
  ]);
  return page ? { item: page.item, fallback: joinFallbacks(page.fallback, comments) } : 'missing';
};
