import { useServices } from '@share/islands';
import { Section } from '@share/ui';
import { CardList } from '../card-list/CardList';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { loadRelated } from '../data/loadCards';
import { usePagedList } from '../data/usePagedList';
import { useUnrepeated } from '../data/useUnrepeated';
import type { ListProps } from '../hot-list/HotList';
import { MoreCards } from '../more-cards/MoreCards';

interface RelatedContentProps extends ListProps {
  postId: string;
  /** As on the wire (spec §3). */
  contentType: string;
}

/** The hot list is left whole, because its places mean something. */
const above = [cardKeys.hot];
const below = [cardKeys.editorPicks, cardKeys.recommendations];

/** 相关阅读: what belongs to this item. Renders nothing for an empty list. */
export const RelatedContent = ({ postId, contentType, siteOrigin }: RelatedContentProps) => {
  const { api } = useServices<CardServices>();
  const list = usePagedList({
    listKey: cardKeys.related(contentType, postId),
    loadPage: (page) => loadRelated(api, { postId, contentType, page, siteOrigin, now: Date.now() }),
  });
  const cards = useUnrepeated(list, { exceptIds: [postId], above, below });
  if (cards.length === 0 && list.pages.length > 0 && !list.hasMore) return null;
  return (
    <Section id="related" title="相关阅读">
      <CardList cards={cards} />
      <MoreCards list={list} />
    </Section>
  );
};
