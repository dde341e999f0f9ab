import type { ChannelPage, FlyCardList, ListPage, ModulePage } from '@share/api-contract/sent';
import { failures, type Paging, type Store } from '@share/reference-core';
import type {
  StoredChannel,
  StoredFlyCards,
  StoredList,
  StoredModule,
} from '../seed/collections/CollectionBodies';
import type { Contents } from './createContents';
import { createListItems, listNames } from './createListItems';

type StoredCard = StoredFlyCards['cards'][number];

/** Reads the lists of editors: channels, modules, lists and cards. */
export interface Collections {
  /** @param groupId the first channel when it is absent */
  channel(groupId: string | undefined, paging: Paging): Promise<ChannelPage>;
  /** @param groupId a tab of the module, the first when it is absent */
  module(id: string, groupId: string | undefined, paging: Paging): Promise<ModulePage>;
  list(id: string, paging: Paging): Promise<ListPage>;
  flyCards(id: string, paging: Paging): Promise<FlyCardList>;
}

export const createCollections = (store: Store, contents: Contents): Collections => {
  const listItems = createListItems(store);
  const find = async <Body extends object>(kind: string, id: string | undefined): Promise<Body> => {
    const body = id === undefined ? undefined : await store.get<Body>(kind, id);
    if (!body) throw failures.listMissing();
    return body;
  };
  const firstChannel = async (): Promise<string | undefined> => {
    const [first] = await store.list<StoredChannel>('channel', { order: 'oldest', limit: 1 });
    return first?.group_id;
  };
  const pageOf = async (list: string, paging: Paging) => {
    const { ids, total } = await listItems.posts(list, paging);
    return { posts: await contents.cards(ids), total };
  };
  return {
    channel: async (groupId, paging) => {
      const id = groupId ?? (await firstChannel());
      const { group_id, banner_ids, top_ids } = await find<Omit<StoredChannel, 'post_ids'>>('channel', id);
      const isFirst = paging.page === 1;
      return {
        banners: { posts: isFirst ? await contents.cards(banner_ids) : [] },
        tops: isFirst ? await contents.cards(top_ids) : [],
        ...(await pageOf(listNames.channel(group_id), paging)),
      };
    },
    module: async (id, groupId, paging) => {
      const { groups, ...head } = await find<StoredModule>('module', id);
      const shown = groupId ? groups.find(({ group_id }) => group_id === groupId) : groups[0];
      if (!shown) throw failures.listMissing();
      return {
        ...head,
        groups: groups.map(({ group_id, name }) => ({ group_id, name })),
        group_id: shown.group_id,
        ...(await pageOf(listNames.module(id, shown.group_id), paging)),
      };
    },
    list: async (id, paging) => {
      const head = await find<Omit<StoredList, 'post_ids'>>('list', id);
      return { ...head, ...(await pageOf(listNames.list(id), paging)) };
    },
    flyCards: async (id, paging) => {
      const head = await find<Omit<StoredFlyCards, 'cards'>>('fly-cards', id);
      const { items, total } = await listItems.page<StoredCard>(listNames.flyCards(id), paging);
      const posts = await contents.cards(items.flatMap(({ post_id }) => post_id ?? []));
      const cards = items.map(({ post_id, ...card }) => {
        const post = posts.find((found) => found.post_id === post_id);
        return { ...card, ...(post && { post }) };
      });
      return { ...head, cards, total };
    },
  };
};
