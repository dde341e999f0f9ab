import { useServices, type Fallback } from '@share/islands';
import { Section } from '@share/ui';
import { CardList } from '../card-list/CardList';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import type { CardView } from '../data/CardView';
import { firstPageIn, type ListPage } from '../data/ListPage';
import { loadRecommendations } from '../data/loadCards';
import { usePagedList } from '../data/usePagedList';
import type { ListProps } from '../hot-list/HotList';
import { MoreCards } from '../more-cards/MoreCards';

interface RecommendationsProps extends ListProps {
  /** The item the reader is on; not recommended to itself. */
  exceptId?: string;
}

/** Props that show the same on every page whose item is not among the recommendations. */
export const withoutNeedlessException = (
  { exceptId, ...props }: RecommendationsProps,
  fallback: Fallback,
): RecommendationsProps => {
  const page = firstPageIn<ListPage<CardView>>(fallback, cardKeys.recommendations);
  return page?.items.some(({ id }) => id === exceptId) ? { ...props, exceptId } : props;
};

/** 推荐阅读: what else there is to read, ten more at a time (spec §9). */
export const Recommendations = ({ siteOrigin, exceptId }: RecommendationsProps) => {
  const { api } = useServices<CardServices>();
  const list = usePagedList({
    listKey: cardKeys.recommendations,
    loadPage: (page) => loadRecommendations(api, { page, siteOrigin, now: Date.now() }),
    restoreKey: exceptId === undefined ? 'recommendations' : undefined,
  });
  const cards = list.items.filter(({ id }) => id !== exceptId);
  return (
    <Section id="recommended" title="推荐阅读">
      <CardList cards={cards} />
      <MoreCards list={list} />
    </Section>
  );
};
