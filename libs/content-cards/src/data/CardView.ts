/** One content item in a list. */
export interface CardView {
  id: string;
  href: string;
  title: string;
  /** At most three short facts: account, time … */
  meta: string[];
  image?: { src: string; width?: number | undefined; height?: number | undefined };
  badge?: string;
  /** How the card looks, by what it leads to (docs/design.md, cards); absent: text with a picture beside it. */
  variant?: 'video' | 'gallery' | 'audio' | 'short-video' | 'live';
  /** The first pictures of a gallery, when there are three. */
  images?: { src: string; width?: number | undefined; height?: number | undefined }[];
}
