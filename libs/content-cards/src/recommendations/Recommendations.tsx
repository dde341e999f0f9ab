import { useServices } from '@share/islands';
import { Section } from '@share/ui';
import { CardList } from '../card-list/CardList';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { loadRecommendations } from '../data/loadCards';
import { usePagedList } from '../data/usePagedList';
import { useUnrepeated } from '../data/useUnrepeated';
import type { ListProps } from '../hot-list/HotList';
import { MoreCards } from '../more-cards/MoreCards';

interface RecommendationsProps extends ListProps {
  /** The item the reader is on, which is not recommended to itself, and what is related to it. */
  exceptIds?: string[];
}

const above = [cardKeys.hot, cardKeys.editorPicks];

/** 推荐阅读: what else there is to read, ten more at a time (spec §9). */
export const Recommendations = ({ siteOrigin, exceptIds }: RecommendationsProps) => {
  const { api } = useServices<CardServices>();
  const list = usePagedList({
    listKey: cardKeys.recommendations,
    loadPage: (page) => loadRecommendations(api, { page, siteOrigin, now: Date.now() }),
  });
  const cards = useUnrepeated(list, { exceptIds, above });
  return (
    <Section id="recommended" title="推荐阅读">
      <CardList cards={cards} />
      <MoreCards list={list} />
    </Section>
  );
};
