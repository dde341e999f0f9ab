import { Button, EmptyState } from '@share/ui';
import { searchHref, type SearchQuery } from '../data/searchAddress';
import { labelOf } from '../data/searchFilters';
import { HotWords } from '../hot-words/HotWords';

/** Says that a search has found nothing, or nothing on this page, and offers other ways on. */
export const NothingFound = ({ query: { word, filter, page } }: { query: SearchQuery }) => {
  const isLaterPage = page > 1;
  const kind = filter ? labelOf(filter) : '内容';
  return (
    <>
      <EmptyState
        title={isLaterPage ? '没有更多结果了' : `没有找到与“${word}”相关的${kind}`}
        note={isLaterPage ? undefined : '换个词试试，或看看大家在搜什么。'}
      >
        {(isLaterPage || filter) && (
          <Button variant="plain" href={searchHref({ word, filter: isLaterPage ? filter : '' })}>
            {isLaterPage ? '回到第一页' : '查看全部结果'}
          </Button>
        )}
      </EmptyState>
      <HotWords />
    </>
  );
};
