import type { Fallback } from '@share/islands';
import { unstable_serialize, useSWRConfig } from 'swr';

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** Items in the whole list. */
  total: number;
}

/** SWR key of a list; a page of it has its number, from 1, as the last part. */
export type ListKey = readonly string[];

export const toPageKey = (listKey: ListKey, page: number) => [...listKey, page] as const;

/**
 * SWR's name for all pages of a list together: its entry in the `fallback`. `swr/infinite` has a function for it, but would come into
 * the file of every part that only counts a list.
 */
export const listName = (listKey: ListKey) => `$inf$${unstable_serialize(toPageKey(listKey, 1))}`;

/** Entry of SWR's `fallback` for the first page that the server read; none when it could not read it. */
export const listFallback = <Item>(listKey: ListKey, page: ListPage<Item> | undefined): Fallback =>
  page ? { [listName(listKey)]: [page] } : {};

/** The first page of a list in SWR's `fallback`. */
export const firstPageIn = <Page>(fallback: Fallback, listKey: ListKey): Page | undefined =>
  (fallback[listName(listKey)] as Page[] | undefined)?.[0];

/** The first page of a list as the server read it for this page. */
export const useServerPage = <Page>(listKey: ListKey): Page | undefined =>
  firstPageIn<Page>(useSWRConfig().fallback, listKey);
