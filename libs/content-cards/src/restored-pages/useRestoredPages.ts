import { listName, type ListKey } from '@share/page-data';
import type { RestoredPages } from '@share/scroll-position';
import { useEffect, useState } from 'react';
import { useIsInBrowser } from '../data/useIsInBrowser';

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
