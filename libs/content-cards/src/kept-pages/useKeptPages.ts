import { useEffect, useState } from 'react';
import { listName, type ListKey } from '../data/ListPage';
import { useIsInBrowser } from '../data/useIsInBrowser';

/** Pages of lists that outlive the document: a returning visitor finds them as they left them. */
export interface KeptPages {
  /** The pages of the list with this name (`listName`); none when it was not read. */
  pagesOf<Page>(name: string): readonly Page[];
  keep(name: string, pages: readonly unknown[]): void;
}

/** The kept pages of a list that is shown first in the browser; none while the markup of the server is hydrated. */
export const useKeptAtMount = <Page>(kept: KeptPages | undefined, listKey: ListKey): Page[] => {
  const isInBrowser = useIsInBrowser();
  const [pages] = useState(() => (isInBrowser && kept ? [...kept.pagesOf<Page>(listName(listKey))] : []));
  return pages;
};

interface ShownPages {
  pages: readonly unknown[];
  size: number;
  setSize: (size: number) => unknown;
}

/** Keeps the pages of a list, and shows as many as are kept. */
export const useKeptPages = (
  kept: KeptPages | undefined,
  listKey: ListKey,
  { pages, size, setSize }: ShownPages,
): void => {
  const name = listName(listKey);
  const count = kept?.pagesOf(name).length ?? 0;
  useEffect(() => {
    if (count > size) setSize(count);
  }, [count, size, setSize]);
  useEffect(() => {
    if (kept && pages.length > 0 && pages.length >= kept.pagesOf(name).length) kept.keep(name, pages);
  }, [kept, name, pages]);
};
