import { EmptyState, LoadMore } from '@share/ui';
import { useEffect, useRef } from 'react';
import type { PagedCards } from '../data/usePagedCards';

interface MoreCardsProps {
  list: PagedCards;
}

/** The end of a list: more of it, a second try, or the word that there is nothing. */
export const MoreCards = ({ list }: MoreCardsProps) => {
  if (list.cards.length === 0) return <EmptyState />;
  return list.hasMore ? (
    <LoadMore busy={list.isLoading} onClick={list.loadMore}>
      {list.hasFailed ? '加载失败，点按重试' : '加载更多'}
    </LoadMore>
  ) : (
    <ListEnd hasGrown={list.hasGrown} />
  );
};

/** Takes over the focus of the control that has gone, so that a reader with a keyboard stays where they were. */
const ListEnd = ({ hasGrown }: { hasGrown: boolean }) => {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasGrown && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [hasGrown]);
  return hasGrown ? (
    <p ref={end} tabIndex={-1} className="visually-hidden">
      已全部加载
    </p>
  ) : null;
};
