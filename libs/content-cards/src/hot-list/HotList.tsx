import { CardSection } from '../card-section/CardSection';
import { cardKeys } from '../data/cardKeys';
import type { CardView } from '../data/CardView';
import { loadHot } from '../data/loadCards';
import { RankedList } from '../ranked-list/RankedList';

interface HotListProps {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

const showRanks = (items: CardView[], before: number) => (
  <RankedList
    items={items.map(({ id, href, title, titleWords }, index) => ({
      href,
      title,
      titleWords,
      rank: before + index + 1,
      exposureId: id,
    }))}
  />
);

/** 72小时热点: the hot list with ranks (spec §2). */
export const HotList = ({ siteOrigin }: HotListProps) => (
  <CardSection
    id="hot"
    title="72小时热点"
    listKey={cardKeys.hot}
    load={loadHot}
    siteOrigin={siteOrigin}
    show={showRanks}
  />
);
