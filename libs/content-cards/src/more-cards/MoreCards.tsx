import { EmptyState, LoadMore } from '@share/ui';
import { useEffect, useRef } from 'react';
import { useIsInBrowser } from '../data/useIsInBrowser';
import type { PagedList } from '../data/usePagedList';
import { Problem, Unread } from './MoreCards.styles';

interface MoreCardsProps {
  list: Omit<PagedList<{ id: string }>, 'pages'>;
  /** Address of the next page, for visitors without scripts. */
  nextHref?: string | undefined;
}

/** The end of a list: load more, retry, or the message that it is empty. A list that could not be loaded is never called empty. */
export const MoreCards = ({ list, nextHref }: MoreCardsProps) => {
  const isInBrowser = useIsInBrowser();
  const { items, hasMore, hasGrown, isLoading, hasFailed, loadMore } = list;
  const isEmpty = items.length === 0;
  if (!hasMore && !hasFailed) return isEmpty ? <EmptyState /> : <ListEnd hasGrown={hasGrown} />;
  const button = (
    <LoadMore
      busy={isLoading}
      isRetry={hasFailed}
      onClick={loadMore}
      href={isInBrowser || hasFailed ? undefined : nextHref}
    >
      {isEmpty && hasFailed ? '重新加载' : undefined}
    </LoadMore>
  );
  return isEmpty ? (
    <Unread>
      <Problem role="status">{hasFailed && !isLoading && '加载失败'}</Problem>
      {button}
    </Unread>
  ) : (
    button
  );
};

/** Takes over the focus of the control that has gone, so that keyboard users keep their position. */
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
