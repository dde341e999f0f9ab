import type { ContentCard } from '@share/api-contract/types';
import { plainText, segment } from '@share/safety';
import { detailPath } from '@share/site-paths';
import { titleWords } from '@share/ui/format';
import { toLiveState } from '../live-state/liveStateAt';
import type { CardView } from './CardView';
import { catalogLabels } from './catalogLabels';
import { familyOf } from './familyOf';
import { toPictureSource } from './toPictureSource';
import { withTime } from './withTime';

export interface ViewContext {
  /**
   * Milliseconds; the reference for relative times. Absent: for a card that is restored for pages of other moments, which get its
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

const isLive = (contentType: string | undefined) => variants.get(contentType ?? '') === 'live';

/** The publication time of an item; of a live room its state, because the time of its announcement means nothing to visitors. */
const timeOf = ({ content_type, publish_at, live }: ContentCard): Pick<CardView, 'publishedAt' | 'room'> => {
  if (!isLive(content_type)) return publish_at === undefined ? {} : { publishedAt: publish_at };
  if (!live) return {};
  const { status, start_time, end_time, online_count } = live;
  return {
    room: { status: toLiveState(status), startsAt: start_time, endsAt: end_time, viewers: online_count },
  };
};

const badgeOf = ({ content_type, duration_str, pic_num }: ContentCard): string | undefined => {
  if (isLive(content_type)) return '直播';
  return content_type === 'image' && pic_num ? `${pic_num}图` : duration_str;
};

/** The pictures of a gallery card: three or none. */
const imagesOf = ({ content_type, style }: ContentCard, siteOrigin: string): CardView['images'] => {
  if (content_type !== 'image') return undefined;
  const images = (style?.data ?? []).map((picture) => toPictureSource(picture, { siteOrigin }));
  const shown = images.filter((image) => image !== undefined).slice(0, 3);
  return shown.length === 3 ? shown : undefined;
};

/**
 * A content item as a list shows it; hostile addresses are dropped, texts are plain.
 * @throws UnsafeSegmentError for a card without a usable id
 */
export const toCardView = (card: ContentCard, { now, siteOrigin }: ViewContext): CardView => {
  const image = toPictureSource(card.style?.data?.[0], { siteOrigin });
  const images = imagesOf(card, siteOrigin);
  const id = segment(card.post_id ?? '');
  const contentType = card.content_type ?? '';
  const variant = variants.get(contentType);
  const account = plainText(card.mp?.name || card.source_alias, 24);
  const badge = plainText(badgeOf(card), 12);
  const title = plainText(card.title, 120);
  const words = titleWords(title);
  const view: CardView = {
    id,
    href: detailPath({
      actor: familyOf(card),
      contentType,
      postId: id,
      publishedAt: card.publish_at,
    }),
    title,
    ...(words !== undefined && { titleWords: words }),
    ...(catalogLabels.has(contentType) && { contentType }),
    meta: account ? [account] : [],
    ...timeOf(card),
    ...(variant && { variant }),
    ...(image && { image }),
    ...(images && { images }),
    ...(badge && { badge }),
  };
  return now === undefined ? view : withTime(view, now);
};
