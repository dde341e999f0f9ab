import { useServices } from '@share/islands';
import { Section } from '@share/ui';
import { CardList } from '../card-list/CardList';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { loadRelated } from '../data/loadCards';
import { usePagedList } from '../data/usePagedList';
import type { ListProps } from '../hot-list/HotList';
import { MoreCards } from '../more-cards/MoreCards';

interface RelatedContentProps extends ListProps {
  postId: string;
  /** As on the wire (spec §3). */
  contentType: string;
}

/** 相关阅读: what belongs to this item. Renders nothing for an empty list. */
export const RelatedContent = ({ postId, contentType, siteOrigin }: RelatedContentProps) => {
  const { api } = useServices<CardServices>();
  const list = usePagedList({
    listKey: cardKeys.related(contentType, postId),
    loadPage: () => loadRelated(api, { postId, contentType, siteOrigin, now: Date.now() }),
  });
  const isUnread = list.pages.length === 0;
  if (list.items.length === 0 && !isUnread) return null;
  return (
    <Section id="related" title="相关阅读">
      <CardList cards={list.items} />
      {isUnread && <MoreCards list={list} />}
    </Section>
  );
};
