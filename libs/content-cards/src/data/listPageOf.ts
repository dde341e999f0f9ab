import { unusable } from '@share/api-client';
import type { ListPage } from '@share/page-data';

/** The view of one entry of a list; undefined when none can be made of it, so that the others stay. */
export const viewOrNone = <View>(toView: () => View): View | undefined => {
  try {
    return toView();
  } catch {
    return undefined;
  }
};

/**
 * One page of a list as it was sent. Entries without an id are left out: nothing leads to them. Without a total the list ends with its
 * entries.
 * @param toItem gives undefined, or throws, for an entry that cannot be shown
 * @throws ApiError for an answer without a list (R71)
 */
export const listPageOf = <Entry, Item extends { id: string }>(
  entries: readonly Entry[] | undefined,
  total: number | undefined,
  toItem: (entry: Entry) => Item | undefined,
): ListPage<Item> => {
  if (!entries) throw unusable('list');
  const items = entries
    .map((entry) => viewOrNone(() => toItem(entry)))
    .filter((item): item is Item => Boolean(item?.id));
  return { items, total: total ?? items.length };
};
