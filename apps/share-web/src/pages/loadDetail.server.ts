import { loadComments, type CommentPage } from '@share/comments';
import {
  loadEditorPicks,
  loadHot,
  loadRecommendations,
  type CardPage,
  type CardView,
} from '@share/content-cards';
import { blocksOf, type DetailView } from '@share/content-detail';
import { loadDetail, loadRelated } from '@share/content-detail/server';
import { toAppLink, toAppLinkParams, type AppLinkParams } from '@share/open-app';
import type { SiteConfig } from '@share/shell';
import { contentTypeOf, type DetailType } from '@share/site-paths';
import { toOpenAppConfig } from '../compose/pageEnvironment.server';
import type { RouteContext } from '../routes/RouteContext';

export interface DetailData {
  item: DetailView;
  related: CardView[];
  hot: CardPage;
  picks: CardPage;
  recommendations: CardPage;
  /** Absent when the comments could not be had; the browser tries again. */
  comments: CommentPage | undefined;
  /** Its site leads into the app at this item. */
  config: SiteConfig;
  /** What the app opens from this page. */
  appLink: AppLinkParams;
}

const noCards: CardPage = { cards: [], total: 0 };

/** All calls of a detail page, side by side; only the item itself can make the page fail. Null: there is no such item. */
export const loadDetailPage = async (
  context: RouteContext,
  { postId, type }: { postId: string; type: DetailType },
): Promise<DetailData | null> => {
  const { now, request, settings } = context;
  const { api } = context.services;
  const { budget } = request;
  const { siteOrigin } = settings;
  const item = { postId, type: contentTypeOf(type), now, siteOrigin };
  const first = { page: 1, now, siteOrigin };
  const blocks = blocksOf(item.type);
  const block = <Part>(
    isShown: boolean,
    name: string,
    none: Part,
    load: (options: { signal: AbortSignal }) => Promise<Part>,
  ) => (isShown ? budget.secondary((signal) => load({ signal }), none, name) : Promise.resolve(none));

  const [found, related, hot, picks, recommendations, comments, config] = await Promise.all([
    budget.primary((signal) => loadDetail(api, { ...item, signal })),
    block(blocks.related, 'related', [], (at) => loadRelated(api, { ...item, ...at })),
    block(blocks.recommendations, 'hot', noCards, (at) => loadHot(api, { ...first, ...at })),
    block(blocks.recommendations, 'picks', noCards, (at) => loadEditorPicks(api, { ...first, ...at })),
    block(blocks.recommendations, 'recommendations', noCards, (at) =>
      loadRecommendations(api, { ...first, ...at }),
    ),
    block<CommentPage | undefined>(blocks.comments, 'comments', undefined, (at) =>
      loadComments(api, { postId, page: 1, siteOrigin, ...at }),
    ),
    context.config,
  ]);
  if (!found) return null;
  const appLink = toAppLinkParams({
    post_id: found.id,
    content_type: found.contentType,
    content_link: found.contentLink,
    mp_user_id: found.account?.id,
  });
  const openAppHref = toAppLink(appLink, 'universal-link', toOpenAppConfig(settings)) ?? '';
  const site = { ...config.site, openAppHref };
  const lists = { related, hot, picks, recommendations };
  return { item: found, ...lists, comments, config: { ...config, site }, appLink };
};
