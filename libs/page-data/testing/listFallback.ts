import type { Fallback } from '@share/islands';
import { listName, type ListKey, type ListPage } from '../src/ListPage';

/** SWR's `fallback` with the first page of a list; empty without one. */
export const listFallback = (listKey: ListKey, page: ListPage<unknown> | undefined): Fallback =>
  page ? { [listName(listKey)]: [page] } : {};
