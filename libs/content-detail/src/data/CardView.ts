/** One content item in a list. */
export interface CardView {
  id: string;
  href: string;
  title: string;
  /** At most three short facts: account, time … */
  meta: string[];
  image?: { src: string; width?: number | undefined; height?: number | undefined };
  badge?: string;
}

/** One page of a list. */
export interface CardPage {
  cards: CardView[];
  /** Items in the whole list. */
  total: number;
}
