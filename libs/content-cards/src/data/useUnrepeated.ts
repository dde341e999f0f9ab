import { firstPageIn, type ListKey, type ListPage } from '@share/page-data';
import { useFallback, type Fallback } from '@share/islands';
import type { PagedList } from './usePagedList';

/** Other content on the page of a list. */
export interface ListPlace {
  /** Items that stand elsewhere on the page: the one it is about, and what is related to it. */
  exceptIds?: readonly string[] | undefined;
  /** Lists over this one; their first items are left out of it. */
  above?: readonly ListKey[];
  /** Lists under it, which leave out its first items, but not those it loads later. */
  below?: readonly ListKey[];
}

/** Ids of the first pages of these lists. */
const firstIdsIn = (fallback: Fallback, keys: readonly ListKey[]): string[] =>
  keys.flatMap(
    (key) => firstPageIn<ListPage<{ id: string }>>(fallback, key)?.items.map(({ id }) => id) ?? [],
  );

/** The items of a list that no other list of the page shows. */
export const useUnrepeated = <Item extends { id: string }>(
  { items, pages }: PagedList<Item>,
  { exceptIds = [], above = [], below = [] }: ListPlace,
): Item[] => {
  const fallback = useFallback();
  const before = new Set([...exceptIds, ...firstIdsIn(fallback, above)]);
  const after = new Set(firstIdsIn(fallback, below));
  const first = new Set(pages[0]?.items.map(({ id }) => id));
  return items.filter(({ id }) => !before.has(id) && (first.has(id) || !after.has(id)));
};

/** Props that show the same on every page whose exceptions are not in the list. */
export const withoutNeedlessExceptions =
  (listKey: ListKey) =>
  ({ exceptIds = [] }: Pick<ListPlace, 'exceptIds'>, fallback: Fallback): { exceptIds: string[] } => {
    const own = new Set(firstIdsIn(fallback, [listKey]));
    return { exceptIds: exceptIds.filter((id) => own.has(id)) };
  };
