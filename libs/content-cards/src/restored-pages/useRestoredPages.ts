import { listName, type ListKey } from '@share/page-data';
import { useEffect, useState } from 'react';
import { useIsInBrowser } from '../data/useIsInBrowser';

/** Pages of lists that outlive the document: a returning visitor finds them as they left them. */
export interface RestoredPages {
  /** The pages of the list with this name (`listName`); none when it was not read. */
  pagesOf<Page>(name: string): readonly Page[];
  keep(name: string, pages: readonly unknown[]): void;
}

/** The restored pages of a list that is shown first in the browser; none while the markup of the server is hydrated. */
export const useRestoredAtMount = <Page>(restored: RestoredPages | undefined, listKey: ListKey): Page[] => {
  const isInBrowser = useIsInBrowser();
  const [pages] = useState(() =>
    isInBrowser && restored ? [...restored.pagesOf<Page>(listName(listKey))] : [],
  );
  return pages;
};

interface ShownPages {
  pages: readonly unknown[];
  size: number;
  setSize: (size: number) => unknown;
}

/** Keeps the pages of a list, and shows as many as are restored. */
export const useRestoredPages = (
  restored: RestoredPages | undefined,
  listKey: ListKey,
  { pages, size, setSize }: ShownPages,
): void => {
  const name = listName(listKey);
  const count = restored?.pagesOf(name).length ?? 0;
  useEffect(() => {
    if (count > size) setSize(count);
  }, [count, size, setSize]);
  useEffect(() => {
    if (restored && pages.length > 0 && pages.length >= restored.pagesOf(name).length)
      restored.keep(name, pages);
  }, [restored, name, pages]);
};
