import { toPageNumber } from '@share/content-cards';
import { searchPath } from '@share/site-paths';
import { isSearchFilter, type SearchFilter } from './searchFilters';
import { longestInput, toSearchWord, type SearchWord } from './toSearchWord';

/** The request of a page of results. */
export interface SearchQuery {
  /** Empty: nothing is searched for. */
  word: string;
  filter: SearchFilter;
  /** First page of the list, from 1. */
  page: number;
}

/** The site's server ignores such a value; the browser has to see the same page. */
const isIgnored = (value: string) => value.length > longestInput || /[\u0000-\u001f\u007f]/.test(value);

/** The search in the query of an address. Values that no search can have are left out. */
export const readSearchQuery = (query: URLSearchParams): SearchQuery & Pick<SearchWord, 'isCut'> => {
  const read = (name: string) => {
    const value = query.get(name) ?? '';
    return isIgnored(value) ? '' : value;
  };
  const filter = read('type');
  return {
    ...toSearchWord(read('word')),
    filter: isSearchFilter(filter) ? filter : '',
    page: toPageNumber(read('page')),
  };
};

/** The address of a search, in one variant. */
export const searchHref = ({ word, filter = '', page = 1 }: Partial<SearchQuery> = {}): string => {
  const query = new URLSearchParams();
  if (word) query.set('word', word);
  if (word && filter) query.set('type', filter);
  if (word && page > 1) query.set('page', String(page));
  const text = String(query);
  return text ? `${searchPath}?${text}` : searchPath;
};

/** The title of the page. */
export const searchTitle = ({ word }: Pick<SearchQuery, 'word'>): string => (word ? `搜索“${word}”` : '搜索');
