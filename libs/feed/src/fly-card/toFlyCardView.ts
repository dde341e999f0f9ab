import type { FlyCard } from '@share/api-contract/types';
import { toCardViews } from '@share/content-cards';
import { plainText, safeImageUrl } from '@share/safety';
import { titleWords } from '@share/ui/format';

/** A short card; each text is plain and each address has been checked. */
export interface FlyCardView {
  id: string;
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string;
  text?: string;
  tag?: string;
  /** Seconds. */
  publishedAt?: number;
  image?: { src: string };
  /** The story the card belongs to. */
  story?: { id: string; href: string; title: string };
}

const storyOf = ({ post }: FlyCard, siteOrigin: string): FlyCardView['story'] => {
  const [card] = toCardViews(post ? [post] : [], { siteOrigin });
  return card && { id: card.id, href: card.href, title: card.title };
};

/** A short card as its list shows it. */
export const toFlyCardView = (card: FlyCard, siteOrigin: string): FlyCardView => {
  const title = plainText(card.title, 120);
  const words = titleWords(title);
  const text = plainText(card.content, 400);
  const tag = plainText(card.tag, 12);
  const src = safeImageUrl(card.thumb, { siteOrigin });
  const story = storyOf(card, siteOrigin);
  return {
    id: card.id ?? '',
    title,
    ...(words !== undefined && { titleWords: words }),
    ...(text && { text }),
    ...(tag && { tag }),
    ...(card.publish_at !== undefined && { publishedAt: card.publish_at }),
    ...(src && { image: { src } }),
    ...(story && { story }),
  };
};
