import { detailTypes } from '../detailPath';
import type { PageRoute, RoutedPage } from './createPageRouter';

/** What a page shows, for operators and caches. */
export interface PageSubject {
  /** Of an item its type as in its address (`doc`), else the name of the page (`home`, `list`, `dejin-detail`). */
  kind: string;
  /** Of the thing that the page shows, where its address names one. */
  id?: string;
}

const toName = (path: string) => path.slice(1).replaceAll(/[^\w-]+/g, '-') || 'home';

/** The subject of a page; undefined for previews, which are cached nowhere. */
export const toPageSubject = ({ route, address }: RoutedPage<PageRoute>): PageSubject | undefined => {
  if (address.kind === 'preview') return undefined;
  const isItem = address.kind === 'item';
  const id = isItem ? address.id : Object.values(address.parts)[0];
  return { kind: isItem ? address.type : toName(route.path), ...(id && { id }) };
};

/** The kinds of all pages of a table, sorted. */
export const listPageKinds = (table: readonly PageRoute[]): string[] => {
  const named = table.filter(({ accepts }) => !accepts).map(({ path }) => toName(path));
  return [...new Set([...detailTypes, ...named])].sort();
};
