import { type Paging, type Store, toRange } from '@share/reference-core';

/** Names of lists that editors put together; each item is a record that has the name of its list. */
export const listNames = {
  hot: 'hot',
  'editor-pick': 'editor-pick',
  channel: (groupId: string) => `channel:${groupId}`,
  list: (id: string) => `list:${id}`,
  module: (id: string, groupId: string) => `module:${id}:${groupId}`,
  special: (id: string, groupId: string) => `special:${id}:${groupId}`,
  album: (uid: string) => `album:${uid}`,
  flyCards: (id: string) => `fly-cards:${id}`,
  cluePerson: (userId: string) => `clue-person:${userId}`,
} as const;

/** An item of a list, stored in the order of the list. Most have an item of the content and nothing more. */
export interface ListItem {
  list: string;
  post_id?: string;
}

/** Reads lists that editors put together: a page of one takes no longer in a long list. */
export interface ListItems {
  /** @param order `newest` from the end of the list */
  page<Item extends object>(
    list: string,
    paging: Paging,
    order?: 'newest' | 'oldest',
  ): Promise<{ items: Item[]; total: number }>;
  /** As `page`, for items that are items of the content. */
  posts(list: string, paging: Paging): Promise<{ ids: string[]; total: number }>;
  total(list: string): Promise<number>;
}

const withoutList = <Item extends object>(stored: Item & Partial<ListItem>): Item => {
  const item = { ...stored };
  delete item.list;
  return item;
};

export const createListItems = (store: Pick<Store, 'list' | 'count'>): ListItems => {
  const total: ListItems['total'] = (list) => store.count('list-item', { list });
  const page = async <Item extends object>(
    list: string,
    paging: Paging,
    order: 'newest' | 'oldest' = 'oldest',
  ) => {
    const options = { where: { list }, order, ...toRange(paging) };
    const found = await store.list<Item & Partial<ListItem>>('list-item', options);
    return { items: found.map((item) => withoutList<Item>(item)), total: await total(list) };
  };
  return {
    page,
    posts: async (list, paging) => {
      const found = await page<{ post_id: string }>(list, paging);
      return { ids: found.items.map(({ post_id }) => post_id), total: found.total };
    },
    total,
  };
};
