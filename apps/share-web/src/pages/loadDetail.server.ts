import { loadComments, type CommentPage } from '@share/comments';
import { blocksOf } from '@share/content-detail';
import { loadDetailPage as loadItem, type DetailPageData } from '@share/content-detail/server';
import { toAppLink, toAppLinkParams, type AppLinkParams } from '@share/open-app';
import type { SiteConfig } from '@share/shell';
import { contentTypeOf, type DetailType } from '@share/site-paths';
import { toOpenAppConfig } from '../compose/pageEnvironment.server';
import type { RouteContext } from '../routes/RouteContext';

export interface DetailData extends DetailPageData {
  /** Absent when the comments could not be had; the browser tries again. */
  comments: CommentPage | undefined;
  /** Its site leads into the app at this item. */
  config: SiteConfig;
  /** What the app opens from this page. */
  appLink: AppLinkParams;
}

/** All calls of a detail page, side by side; only the item itself can make the page fail. Null: there is no such item. */
export const loadDetailPage = async (
  context: RouteContext,
  { postId, type }: { postId: string; type: DetailType },
): Promise<DetailData | null> => {
  const { now, request, settings } = context;
  const { api } = context.services;
  const { budget } = request;
  const { siteOrigin } = settings;
  const [page, comments, config] = await Promise.all([
    loadItem({ api, budget, now, siteOrigin, postId, type }),
    blocksOf(contentTypeOf(type)).comments
      ? budget.secondary<CommentPage | undefined>(
          (signal) => loadComments(api, { postId, page: 1, siteOrigin, signal }),
          undefined,
          'comments',
        )
      : undefined,
    context.config,
  ]);
  if (!page) return null;
  const { item } = page;
  const appLink = toAppLinkParams({
    post_id: item.id,
    content_type: item.contentType,
    content_link: item.contentLink,
    mp_user_id: item.account?.id,
  });
  const openAppHref = toAppLink(appLink, 'universal-link', toOpenAppConfig(settings)) ?? '';
  const site = { ...config.site, openAppHref };
  return { ...page, comments, config: { ...config, site }, appLink };
};
