import type { ContentCard, Picture } from '@share/api-contract/types';
import { listOf, plainText, safeImageUrl, segment } from '@share/safety';
import { detailPath } from '@share/site-paths';
import { titleWords } from '@share/ui/format';
import type { CardView } from './CardView';
import { catalogLabels } from './catalogLabels';
import { familyOf } from './familyOf';
import { withTime } from './withTime';

export interface ViewContext {
  /**
   * Milliseconds; the reference for relative times. Absent: for a card that is kept for pages of other moments, which get its
   * time from `cardsAt`.
   */
  now?: number | undefined;
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

const variants = new Map<string, CardView['variant']>([
  ['video', 'video'],
  ['video_album', 'video'],
  ['svideo', 'short-video'],
  ['audio', 'audio'],
  ['audio_album', 'audio'],
  ['image', 'gallery'],
  ['live', 'live'],
  ['local_live', 'live'],
]);

const badgeOf = ({ content_type, duration_str, pic_num }: ContentCard): string | undefined => {
  if (content_type === 'live' || content_type === 'local_live') return '直播';
  return content_type === 'image' && pic_num ? `${pic_num}图` : duration_str;
};

const imageOf = (picture: Picture | undefined, siteOrigin: string): CardView['image'] => {
  const src = safeImageUrl(picture?.thumb || picture?.wbep_thumb || picture?.url, { siteOrigin });
  return src ? { src, width: picture?.width, height: picture?.height } : undefined;
};

/** The pictures of a gallery card: three or none. */
const imagesOf = ({ content_type, style }: ContentCard, siteOrigin: string): CardView['images'] => {
  if (content_type !== 'image') return undefined;
  const images = listOf(style?.data).map((picture) => imageOf(picture, siteOrigin));
  const shown = images.filter((image) => image !== undefined).slice(0, 3);
  return shown.length === 3 ? shown : undefined;
};

/**
 * What a list shows of a content item; hostile addresses are dropped, texts are plain.
 * @throws for a card without a usable id, and when a field has another shape than the contract says
 */
export const toCardView = (card: ContentCard, { now, siteOrigin }: ViewContext): CardView => {
  const image = imageOf(card.style?.data?.[0], siteOrigin);
  const images = imagesOf(card, siteOrigin);
  const variant = variants.get(card.content_type);
  const account = plainText(card.mp?.name || card.source_alias, 24);
  const badge = plainText(badgeOf(card), 12);
  const title = plainText(card.title, 120);
  const words = titleWords(title);
  const view: CardView = {
    id: segment(card.post_id),
    href: detailPath({
      actor: familyOf(card),
      contentType: card.content_type,
      postId: card.post_id,
      publishedAt: card.publish_at,
    }),
    title,
    ...(words !== undefined && { titleWords: words }),
    ...(catalogLabels.has(card.content_type) && { contentType: card.content_type }),
    meta: account ? [account] : [],
    ...(card.publish_at !== undefined && { publishedAt: card.publish_at }),
    ...(variant && { variant }),
    ...(image && { image }),
    ...(images && { images }),
    ...(badge && { badge }),
  };
  return now === undefined ? view : withTime(view, now);
};
