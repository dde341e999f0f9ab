import { toFallback, useFallback, type Fallback } from '@share/islands';

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** Items in the whole list. */
  total: number;
}

/** Whether a page of a list that was read lies behind the list's end: no link leads there, and it does not exist. */
export const isBehindEnd = (list: ListPage<unknown> | undefined, page: number): boolean =>
  page > 1 && list?.items.length === 0;

/** Names a list. */
export type ListKey = readonly string[];

/** SWR key of a page of a list, by its number from 1: a text, which SWR takes as it is. */
export const toPageKey = (listKey: ListKey, page: number): string => JSON.stringify([...listKey, page]);

/** The list and the number of the page in a key of `toPageKey`. */
export const readPageKey = (key: string): { listKey: ListKey; page: number } => {
  const parts = JSON.parse(key) as [...string[], number];
  return { listKey: parts.slice(0, -1) as string[], page: parts[parts.length - 1] as number };
};

/**
 * SWR's name for all pages of a list together: its entry in the `fallback`. `swr/infinite` has a function for it, but would come into
 * the file of every part that only counts a list.
 */
export const listName = (listKey: ListKey) => `$inf$${toPageKey(listKey, 1)}`;

/** Entry of SWR's `fallback` for the first page that the server read; none when it could not read it. */
export const listFallback = <Item>(listKey: ListKey, page: ListPage<Item> | undefined): Fallback =>
  page ? toFallback(listName(listKey), [page]) : {};

/** The JSON of a page of a list. Holds no page itself, which would stay in memory with its `rendered` part. */
function toJSON(this: ListPage<{ id: string }>) {
  return { items: this.items.map(({ id }) => ({ id })), total: this.total };
}

const rendered = new WeakMap<object, object>();

/**
 * As `listFallback`, for a list whose first page stays as the server has rendered it (`ServerMarkup`): of its items only the ids travel
 * to the browser. Gives the same page for the same page, so that what was rendered of it can be used again.
 */
export const renderedListFallback = <Item extends { id: string }>(
  listKey: ListKey,
  page: ListPage<Item> | undefined,
): Fallback => {
  if (!page) return {};
  const shown = rendered.get(page) ?? { ...page, toJSON };
  rendered.set(page, shown);
  return toFallback(listName(listKey), [shown]);
};

/** The first page of a list in SWR's `fallback`. */
export const firstPageIn = <Page>(fallback: Fallback, listKey: ListKey): Page | undefined =>
  (fallback[listName(listKey)] as Page[] | undefined)?.[0];

/** The first page of a list as the server read it for this page. */
export const useServerPage = <Page>(listKey: ListKey): Page | undefined =>
  firstPageIn<Page>(useFallback(), listKey);
