import { withMinimumDelay } from '@share/environment';
import useSWRInfinite from 'swr/infinite';
import type { CardPage, CardView } from './CardView';
import { withoutRepeats } from './withoutRepeats';

interface PagedCardsOptions {
  /** SWR key of a page; its last part is the page number, from 1. */
  keyOf: (page: number) => readonly [...string[], number];
  /** First page, rendered on the server and not read again. */
  initial: CardPage;
  loadPage: (page: number) => Promise<CardPage>;
}

export interface PagedCards {
  cards: CardView[];
  hasMore: boolean;
  /** Something was added to the server's page. */
  hasGrown: boolean;
  isLoading: boolean;
  /** The last attempt to load more failed; `loadMore` tries again. */
  hasFailed: boolean;
  loadMore: () => void;
}

/** A list that starts with the server's page and grows by one page at a time. */
export const usePagedCards = ({ keyOf, initial, loadPage }: PagedCardsOptions): PagedCards => {
  const { data, error, isValidating, size, setSize } = useSWRInfinite<CardPage, Error>(
    (index: number) => keyOf(index + 1),
    (key: ReturnType<typeof keyOf>) => {
      const page = key[key.length - 1] as number;
      return page === 1 ? initial : withMinimumDelay(loadPage(page));
    },
    {
      fallbackData: [initial],
      revalidateOnMount: false,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const pages = data ?? [initial];
  const cards = withoutRepeats(pages.flatMap((page) => page.cards));
  const isAtEnd = pages[pages.length - 1]?.cards.length === 0 || cards.length >= initial.total;
  return {
    cards,
    hasMore: !isAtEnd,
    hasGrown: pages.length > 1,
    isLoading: isValidating,
    hasFailed: error !== undefined,
    loadMore: () => void setSize(error ? size : size + 1),
  };
};
