import { useServices } from '@share/islands';
import { Section } from '@share/ui';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { loadHot } from '../data/loadCards';
import { usePagedList } from '../data/usePagedList';
import { MoreCards } from '../more-cards/MoreCards';
import { RankedList } from '../ranked-list/RankedList';

export interface ListProps {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

/** 72小时热点: the hot list with ranks (spec §2). */
export const HotList = ({ siteOrigin }: ListProps) => {
  const { api } = useServices<CardServices>();
  const list = usePagedList({
    listKey: cardKeys.hot,
    loadPage: (page) => loadHot(api, { page, siteOrigin, now: Date.now() }),
  });
  const items = list.items.map(({ id, href, title, titleWords }, index) => ({
    href,
    title,
    titleWords,
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
