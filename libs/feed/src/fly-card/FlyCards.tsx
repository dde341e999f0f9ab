import type { FeedApi } from '@share/api-client';
import { FormerPage, MoreCards, useRestoredLists, usePagedList } from '@share/content-cards';
import { useServices } from '@share/islands';
import { FlyCard } from './FlyCard';
import { Item } from './FlyCards.styles';
import { flyCardsPath } from './flyCardsPath';
import { flyCardPageSize, flyCardsKey, loadFlyCards } from './loadFlyCards';
import type { FlyCardView } from './toFlyCardView';

interface FlyCardsProps {
  listId: string;
  /** Number of the page the list starts with, from 1. */
  start: number;
  siteOrigin: string;
  /** Milliseconds; when the page was made. */
  now: number;
}

/** Short cards one after another, and more of them. */
export const FlyCards = ({ listId, start, siteOrigin, now }: FlyCardsProps) => {
  const { api } = useServices<{ api: Pick<FeedApi, 'getFlyCards'> }>();
  const list = usePagedList<FlyCardView>({
    listKey: flyCardsKey(listId, start),
    loadPage: (page) => loadFlyCards(api, { listId, page: start + page - 1, siteOrigin }),
    itemsBefore: (start - 1) * flyCardPageSize,
    restored: useRestoredLists(),
  });
  return (
    <>
      <FormerPage start={start} hrefOf={(page) => flyCardsPath(listId, page)} />
      {list.items.length > 0 && (
        <ol role="list">
          {list.items.map((card) => (
            <Item key={card.id}>
              <FlyCard card={card} now={now} />
            </Item>
          ))}
        </ol>
      )}
      <MoreCards list={list} nextHref={flyCardsPath(listId, start + 1)} />
    </>
  );
};
