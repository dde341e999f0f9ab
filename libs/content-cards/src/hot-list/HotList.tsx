import { Section } from '@share/ui';
import type { CardPage } from '../data/CardView';
import { cardKeys } from '../data/cardKeys';
import { loadHot, type HotApi } from '../data/loadCards';
import { usePagedCards } from '../data/usePagedCards';
import { MoreCards } from '../more-cards/MoreCards';
import { RankedList } from '../ranked-list/RankedList';

export interface HotListProps {
  api: HotApi;
  initial: CardPage;
  siteOrigin: string;
}

/** 72小时热点: the hot list with ranks (spec §2). */
export const HotList = ({ api, initial, siteOrigin }: HotListProps) => {
  const list = usePagedCards({
    keyOf: cardKeys.hot,
    initial,
    loadPage: (page) => loadHot(api, { page, siteOrigin, now: Date.now() }),
  });
  const items = list.cards.map(({ id, href, title }, index) => ({
    href,
    title,
    rank: index + 1,
    exposureId: id,
  }));
  return (
    <Section id="hot" title="72小时热点">
      <RankedList items={items} />
      <MoreCards list={list} />
    </Section>
  );
};
