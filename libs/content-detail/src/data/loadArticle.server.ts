import { isApiError, type ContentApi, type ItemApi } from '@share/api-client';
import type { ContentDetail, ContentType } from '@share/api-contract/types';
import type { ArticleView } from './ArticleView';
import type { CardView } from './CardView';
import { toArticleView } from './toArticleView.server';
import { toCardView, type ViewContext } from './toCardView';

interface LoadOptions extends ViewContext {
  postId: string;
  signal?: AbortSignal;
}

/** Whether an answer is the item that was asked for. An answer without id or title counts as no item. */
const isItem = (detail: Partial<ContentDetail> | null, postId: string): detail is ContentDetail =>
  detail?.post_id === postId && typeof detail.title === 'string';

/**
 * The article of a detail page; null when the platform has no such item.
 * @throws ApiError when the platform could not be asked
 */
export const loadArticle = async (
  api: Pick<ItemApi, 'getContentDetail'>,
  { postId, signal, siteOrigin }: LoadOptions,
): Promise<ArticleView | null> => {
  try {
    const detail = await api.getContentDetail({ post_id: postId }, { signal });
    return isItem(detail, postId) ? toArticleView(detail, { siteOrigin }) : null;
  } catch (error) {
    if (isApiError(error) && error.kind === 'business') return null;
    throw error;
  }
};

/** What belongs to an item, for 相关阅读. */
export const loadRelated = async (
  api: Pick<ContentApi, 'getRelatedContent'>,
  { postId, signal, type, ...context }: LoadOptions & { type: ContentType },
): Promise<CardView[]> => {
  const { posts } = await api.getRelatedContent(
    { type, post_id: postId, page: 1, size: relatedCount },
    { signal },
  );
  return posts.map((post) => toCardView(post, context));
};

/** Related items a page shows. */
const relatedCount = 4;
