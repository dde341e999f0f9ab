import type { Fallback } from '@share/islands';

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** Items in the whole list. */
  total: number;
}

/** Whether a page of a list that was loaded lies behind the list's end: no link leads there, and it does not exist. */
export const isBehindEnd = (list: ListPage<unknown> | undefined, page: number): boolean =>
  page > 1 && list?.items.length === 0;

/** Names a list. */
export type ListKey = readonly string[];

/** SWR key of a page of a list, by its number from 1: a text, which SWR takes as it is. */
export const toPageKey = (listKey: ListKey, page: number): string => JSON.stringify([...listKey, page]);

/**
 * SWR's name for all pages of a list together: its entry in the `fallback`. `swr/infinite` has a function for it, but would come into
 * the file of every part that only counts a list.
 */
export const listName = (listKey: ListKey) => `$inf$${toPageKey(listKey, 1)}`;

/** The first page of a list in SWR's `fallback`. */
export const firstPageIn = <Page>(fallback: Fallback, listKey: ListKey): Page | undefined =>
  (fallback[listName(listKey)] as Page[] | undefined)?.[0];
