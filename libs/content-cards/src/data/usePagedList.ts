import { firstPageIn, listName, readPageKey, toPageKey, type ListKey, type ListPage } from '@share/page-data';
import { withMinimumDelay } from '@share/environment';
import { useRemoteData } from '@share/islands';
import { useEffect, useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useIsInBrowser } from './useIsInBrowser';
import { useRestoredAtMount, useRestoredPages } from '../restored-pages/useRestoredPages';
import type { RestoredPages } from '@share/scroll-position';
import { withoutRepeats } from './withoutRepeats';

interface PagedListOptions<Page> {
  listKey: ListKey;
  /** Reads a page, from 1. */
  loadPage: (page: number) => Promise<Page>;
  /** First page that came inside another answer; the others find theirs in SWR's `fallback`. */
  firstPage?: Page;
  /** The list may have changed since its first page was read: that is shown at once and read again (R64). */
  rereadsFirstPage?: boolean;
  /** Items requested at once. Needed where some are left out of a page: the end is then found by counting pages. */
  pageSize?: number;
  /** Items on the pages before the first one that is read. */
  itemsBefore?: number;
  /** A returning visitor finds the pages as they left them. */
  restored?: RestoredPages | undefined;
}

export interface PagedList<Item extends { id: string }, Page extends ListPage<Item> = ListPage<Item>> {
  /** Each once, in their order; the same array until there is something new. */
  items: Item[];
  /** The pages that were read so far, with the other fields of a page. */
  pages: Page[];
  /** Also true until the first page is known. */
  hasMore: boolean;
  /** Something was added to the first page. */
  hasGrown: boolean;
  /** The first or next page is being loaded; false while a shown page is revalidated. */
  isLoading: boolean;
  /** The last attempt failed, or the server could not read the list; the items loaded before are restored. */
  hasFailed: boolean;
  /** Loads the next page, or tries again. */
  loadMore: () => void;
}

/** On the server a list is what was read for the page: there SWR would only cost time. */
const useServerList: typeof useSWRInfinite = () => ({
  data: undefined,
  error: undefined,
  isValidating: false,
  isLoading: false,
  size: 1,
  setSize: async () => undefined,
  mutate: async () => undefined,
});

const useList = typeof window === 'undefined' ? useServerList : useSWRInfinite;

/** Longest wait after the network is back, in milliseconds: not all lists of all visitors ask at once. */
const longestSpread = 1000;

const useRetryOnline = (
  isGivenUp: boolean,
  { size, setSize }: Pick<ReturnType<typeof useSWRInfinite>, 'size' | 'setSize'>,
): void => {
  useEffect(() => {
    if (!isGivenUp) return undefined;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const retry = () => {
      wait ??= setTimeout(() => void setSize(size), Math.random() * longestSpread);
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(wait);
    };
  }, [isGivenUp, size, setSize]);
};

const hasMoreAfter = <Item>(pages: ListPage<Item>[], countRead: number): boolean => {
  const last = pages[pages.length - 1];
  return !last || (last.items.length > 0 && countRead < last.total);
};

/**
 * A list that starts with the server's first page and grows by one page at a time. While a list with another key loads, such
 * as the same one in another order, the former is restored. Without a first page from the server it is loaded in the browser, and
 * again when the network is back and nothing was read.
 */
export const usePagedList = <Item extends { id: string }, Page extends ListPage<Item> = ListPage<Item>>({
  listKey,
  loadPage,
  firstPage,
  rereadsFirstPage = false,
  pageSize,
  itemsBefore = 0,
  restored,
}: PagedListOptions<Page & ListPage<Item>>): PagedList<Item, Page> => {
  const isInBrowser = useIsInBrowser();
  const remoteData = useRemoteData();
  const firstPageOf = (key: ListKey) => firstPage ?? firstPageIn<Page>(remoteData.fallback, key);
  const fromServer = firstPageOf(listKey);
  const restoredAtMount = useRestoredAtMount<Page>(restored, listKey);
  const list = useList<Page, Error>(
    (index: number) => toPageKey(listKey, index + 1),
    (key: string) => {
      const { listKey: keyOfList, page } = readPageKey(key);
      // The key may be of a list that was shown before: SWR calls the latest fetcher also for that.
      const restoredPage = restored?.pagesOf<Page>(listName(keyOfList))[page - 1];
      const known = restoredPage ?? (page === 1 ? firstPageOf(keyOfList) : undefined);
      if (!known) return withMinimumDelay(loadPage(page));
      return rereadsFirstPage ? loadPage(page) : known;
    },
    {
      ...remoteData,
      ...(firstPage && { fallbackData: [firstPage] }),
      ...(restoredAtMount.length > 0 && {
        fallbackData: restoredAtMount,
        initialSize: restoredAtMount.length,
      }),
      keepPreviousData: true,
      parallel: true,
      // Back from another key, SWR shows the former list until it has revalidated; pages it has read are not fetched again.
      revalidateIfStale: true,
      ...((fromServer || rereadsFirstPage) && { revalidateOnMount: rereadsFirstPage }),
      revalidateFirstPage: false,
    },
  );
  const { data, error, isValidating, size, setSize } = list;
  const pages = useMemo(() => data ?? (fromServer ? [fromServer] : []), [data, fromServer]);
  const items = useMemo(() => withoutRepeats(pages.flatMap((page) => page.items)), [pages]);
  useRestoredPages(restored, listKey, { pages, size, setSize });
  useRetryOnline(pages.length === 0 && error !== undefined && !isValidating, { size, setSize });

  const isUnread = isInBrowser && pages.length === 0 && error === undefined;
  const isAwaited = pages.length < size || error !== undefined || (list.isLoading && !fromServer);
  return {
    items,
    pages,
    hasMore: hasMoreAfter(pages, itemsBefore + (pageSize ? pages.length * pageSize : items.length)),
    hasGrown: pages.length > 1,
    isLoading: isUnread || (isInBrowser && isValidating && isAwaited),
    hasFailed: error !== undefined || (!isInBrowser && pages.length === 0),
    loadMore: () => void setSize(error || pages.length < size ? size : size + 1),
  };
};
