import type { ContentCard } from '@share/api-contract/types';
import { plainText, safeImageUrl } from '@share/safety';
import { detailPath } from '@share/site-paths';
import { formatRelativeTime } from '@share/ui/format';
import type { CardView } from './CardView';

export interface ViewContext {
  /** Milliseconds; times are told relative to it. */
  now: number;
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

const badgeOf = ({ content_type, duration_str, pic_num }: ContentCard): string | undefined =>
  content_type === 'image' && pic_num ? `${pic_num}图` : duration_str;

/** What a list shows of a content item; hostile addresses are dropped, texts are plain. */
export const toCardView = (card: ContentCard, { now, siteOrigin }: ViewContext): CardView => {
  const picture = card.style?.data?.[0];
  const src = safeImageUrl(picture?.thumb || picture?.wbep_thumb || picture?.url, { siteOrigin });
  const account = plainText(card.mp?.name || card.source_alias, 24);
  const time = card.publish_at === undefined ? '' : formatRelativeTime(card.publish_at, now);
  const badge = badgeOf(card);
  return {
    id: card.post_id,
    href: detailPath({
      actor: 'peony',
      contentType: card.content_type,
      postId: card.post_id,
      publishedAt: card.publish_at,
    }),
    title: plainText(card.title, 120),
    meta: [account, time].filter(Boolean),
    ...(src && { image: { src, width: picture?.width, height: picture?.height } }),
    ...(badge && { badge: plainText(badge, 12) }),
  };
};
