interface CardImage {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** One content item in a list. */
export interface CardView {
  id: string;
  href: string;
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string;
  /** Only of a type that carries a tag (`ContentTypeTag`). */
  contentType?: string;
  /** Account and time: short facts, the most important first. */
  meta: string[];
  /** Seconds; only of a card whose time is not among `meta` yet (`cardsAt`). */
  publishedAt?: number;
  /** Without a picture the text takes the whole width. */
  image?: CardImage;
  /** The first pictures of a gallery, when there are three: it shows them under its title. */
  images?: CardImage[];
  /** A fact on the picture, such as the length; an audio has it among its facts. */
  badge?: string;
  /** How the card looks, by what it leads to (docs/design.md, cards); absent: text with a picture beside it. */
  variant?: 'video' | 'gallery' | 'audio' | 'short-video' | 'live';
}
