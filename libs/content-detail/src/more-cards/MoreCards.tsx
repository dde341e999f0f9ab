import { EmptyState, LoadMore } from '@share/ui';
import type { PagedCards } from '../data/usePagedCards';

interface MoreCardsProps {
  list: PagedCards;
}

/** The end of a list: more of it, a second try, or the word that there is nothing. */
export const MoreCards = ({ list }: MoreCardsProps) => {
  if (list.cards.length === 0) return <EmptyState />;
  if (!list.hasMore) return null;
  return (
    <LoadMore busy={list.isLoading} onClick={list.loadMore}>
      {list.hasFailed ? '加载失败，点按重试' : '加载更多'}
    </LoadMore>
  );
};
