import { searchPath } from '@share/site-paths';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readSearchQuery, searchHref, type SearchQuery } from './searchAddress';
import { toSearchWord } from './toSearchWord';
import { useSearchHistory } from './useSearchHistory';

const isPlainTap = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The search that the address names, and the moves to others. A new word is a new entry of the history, a filter is not. */
export const useSearch = () => {
  const [params] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: { isCut?: boolean } | null };
  const navigate = useNavigate();
  const { add } = useSearchHistory();
  const query = readSearchQuery(params);

  const move = (next: Pick<SearchQuery, 'word'> & Partial<SearchQuery>, isCut = false) => {
    if (next.word) add(next.word);
    const search = searchHref(next).slice(searchPath.length);
    void navigate({ search }, { replace: next.word === query.word, state: { isCut } });
  };

  return {
    ...query,
    /** Tells the entries of the browser's history apart. */
    entry: key,
    isCut: query.isCut || state?.isCut === true,
    /** Searches for the visitor's words. */
    search: (text: string) => {
      const { word, isCut } = toSearchWord(text);
      move({ word }, isCut);
    },
    /** For taps on links: those that lead to a search change the address without another document. */
    followLink: (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.pathname !== searchPath || event.defaultPrevented || !isPlainTap(event)) return;
      event.preventDefault();
      move(readSearchQuery(new URLSearchParams(link.search)));
    },
  };
};
