import { Section } from '@share/ui';
import { CardList } from '../card-list/CardList';
import type { CardPage } from '../data/CardView';
import { cardKeys } from '../data/cardKeys';
import { loadRecommendations, type RecommendationsApi } from '../data/loadCards';
import { usePagedCards } from '../data/usePagedCards';
import { MoreCards } from '../more-cards/MoreCards';

export interface RecommendationsProps {
  api: RecommendationsApi;
  initial: CardPage;
  siteOrigin: string;
  /** The item the reader is on; not recommended to itself. */
  exceptId?: string;
}

/** 推荐阅读: what else there is to read, ten more at a time (spec §9). */
export const Recommendations = ({ api, initial, siteOrigin, exceptId }: RecommendationsProps) => {
  const list = usePagedCards({
    keyOf: cardKeys.recommended,
    initial,
    loadPage: (page) => loadRecommendations(api, { page, siteOrigin, now: Date.now() }),
  });
  const cards = list.cards.filter(({ id }) => id !== exceptId);
  return (
    <Section id="recommended" title="推荐阅读">
      <CardList cards={cards} />
      <MoreCards list={list} />
    </Section>
  );
};
