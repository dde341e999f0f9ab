import type { ContentDetail } from '@share/api-contract/types';
import { isOn, plainText, safeHref, safeImageUrl } from '@share/safety';
import { rankHeadings, sanitizeHtml } from '@share/safety/server';
import type { AccountView, ArticleView, PictureView } from './ArticleView';

interface ArticleContext {
  siteOrigin: string;
}

/** Comments are open unless one of the two switches of the platform says otherwise (spec §5, R28). */
export const areCommentsOpen = ({ meta, enable_comment }: ContentDetail): boolean => {
  const available: unknown = meta?.comment_available ?? 'true';
  return (available === 'true' || available === true) && isOn(enable_comment ?? true);
};

const accountOf = ({ mp, author }: ContentDetail, siteOrigin: string): AccountView | undefined => {
  const name = plainText(mp?.name || author, 24);
  if (!name) return undefined;
  const avatar = safeImageUrl(mp?.avatar, { siteOrigin });
  return { name, ...(avatar && { avatar }) };
};

const coverOf = ({ style, title }: ContentDetail, siteOrigin: string): PictureView | undefined => {
  const picture = style?.data?.[0];
  const src = safeImageUrl(picture?.url || picture?.thumb || picture?.wbep_thumb, { siteOrigin });
  if (!src) return undefined;
  const alt = plainText(picture?.caption || title, 120);
  return { src, alt, width: picture?.width ?? 750, height: picture?.height ?? 500 };
};

const notesOf = ({ copyright, ai_label }: ContentDetail): string[] =>
  [ai_label, copyright]
    .map((note) => plainText(note, 200))
    .filter(Boolean)
    .map((note) => (/[。！？.!?]$/.test(note) ? note : `${note}。`));

/** Names of optional texts that are there. */
const present = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));

/**
 * Judges a content item once, on the server, and gives what the article screen shows. Markup goes through the
 * sanitiser; every other text is plain and every address has an allowed scheme.
 */
export const toArticleView = (detail: ContentDetail, { siteOrigin }: ArticleContext): ArticleView => {
  const body = rankHeadings(sanitizeHtml(detail.content ?? '', { siteOrigin }), 2);
  const cover = /<img\b/.test(body) ? undefined : coverOf(detail, siteOrigin);
  const account = accountOf(detail, siteOrigin);
  const shareLink = safeHref(detail.share_link, { siteOrigin });
  return {
    id: detail.post_id,
    trackId: detail.track_id ?? '',
    contentType: detail.content_type,
    title: plainText(detail.title, 200),
    ...present({
      kicker: plainText(detail.category, 24),
      lead: plainText(detail.summary, 300),
      source: plainText(detail.source_alias, 24),
    }),
    ...(account && { account }),
    ...(detail.publish_at !== undefined && { publishedAt: detail.publish_at }),
    viewCount: detail.view_count ?? 0,
    likeCount: detail.like_count ?? 0,
    commentCount: detail.comment_count ?? 0,
    ...(cover && { cover }),
    body,
    notes: notesOf(detail),
    isAiMade: plainText(detail.ai_label).includes('生成'),
    topics: (detail.topics ?? []).map((topic) => plainText(topic, 24)).filter(Boolean),
    commentsOpen: areCommentsOpen(detail),
    ...(shareLink && { shareLink }),
  };
};
