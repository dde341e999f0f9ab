import { loadComments, type CommentPage } from '@share/comments';
import {
  loadHot,
  loadRecommendations,
  type ArticleView,
  type CardPage,
  type CardView,
} from '@share/content-detail';
import { loadArticle, loadRelated } from '@share/content-detail/server';
import type { SiteView } from '@share/shell';
import { contentTypeOf, type DetailType } from '@share/site-paths';
import { toShareCard, type ShareCard } from '@share/wx-share';
import type { RouteContext } from '../routes/RouteContext';

export interface DetailData {
  article: ArticleView;
  related: CardView[];
  hot: CardPage;
  recommendations: CardPage;
  /** Absent when the comments could not be had; the browser tries again. */
  comments?: CommentPage;
  site: SiteView;
  share: ShareCard;
  siteOrigin: string;
  now: number;
}

const noCards: CardPage = { cards: [], total: 0 };

/** All calls of a detail page, side by side; only the item itself can make the page fail. Null: there is no such item. */
export const loadDetail = async (
  context: RouteContext,
  { postId, type }: { postId: string; type: DetailType },
): Promise<DetailData | null> => {
  const { api, now, request, settings } = context;
  const { budget } = request;
  const siteOrigin = settings.siteOrigin;
  const item = { postId, type: contentTypeOf(type), now, siteOrigin };
  const first = { page: 1, now, siteOrigin };
  const [article, related, hot, recommendations, comments, config] = await Promise.all([
    budget.primary((signal) => loadArticle(api, { ...item, signal })),
    budget.secondary((signal) => loadRelated(api, { ...item, signal }), [], 'related'),
    budget.secondary((signal) => loadHot(api, { ...first, signal }), noCards, 'hot'),
    budget.secondary((signal) => loadRecommendations(api, { ...first, signal }), noCards, 'recommendations'),
    budget.secondary<CommentPage | undefined>(
      (signal) => loadComments(api, { postId, page: 1, siteOrigin, signal }),
      undefined,
      'comments',
    ),
    context.config,
  ]);
  if (!article) return null;
  const share = toShareCard({
    title: article.title,
    summary: article.lead,
    shareLink: article.shareLink ?? request.path,
    image: article.cover?.src ?? config.site.logo,
    siteOrigin,
    siteName: config.site.name,
  });
  const { site } = config;
  return {
    article,
    related,
    hot,
    recommendations,
    ...(comments && { comments }),
    site,
    share,
    siteOrigin,
    now,
  };
};
