import type { ListPage } from '@share/page-data';
import type { FlyCardList } from '@share/api-contract/types';
import { toPictureSource, type PictureSource } from '@share/content-cards';
import { plainText } from '@share/safety';
import { titleWords } from '@share/ui/format';
import { toFlyCardPage } from './loadFlyCards';
import type { FlyCardView } from './toFlyCardView';

/** A list of short cards, with a page of them. */
export interface FlyCardsView {
  id: string;
  title: string;
  titleWords?: string | undefined;
  lead?: string;
  cover?: PictureSource;
  /** Seconds. */
  updatedAt?: number;
  cards: ListPage<FlyCardView>;
}

/** A list of short cards as its page shows it; each text is plain and each address has been checked. */
export const toFlyCardsView = (list: FlyCardList, siteOrigin: string): FlyCardsView => {
  const title = plainText(list.title, 120);
  const lead = plainText(list.summary, 300);
  const cover = toPictureSource(list.style?.data?.[0], { siteOrigin });
  return {
    id: list.list_id ?? '',
    title,
    titleWords: titleWords(title),
    ...(lead && { lead }),
    ...(cover && { cover }),
    ...(list.updated_at !== undefined && { updatedAt: list.updated_at }),
    cards: toFlyCardPage({ cards: list.cards ?? [], total: list.total }, siteOrigin),
  };
};
