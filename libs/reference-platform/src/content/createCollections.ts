import type { ChannelPage, FlyCardList, ListPage, ModulePage } from '@share/api-contract/sent';
import { failures, type Paging, slicePage, type Store } from '@share/reference-core';
import type {
  StoredChannel,
  StoredFlyCards,
  StoredList,
  StoredModule,
} from '../seed/collections/CollectionBodies';
import type { Contents } from './createContents';

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
  const find = async <Body extends object>(kind: string, id: string | undefined): Promise<Body> => {
    const body = id === undefined ? undefined : await store.get<Body>(kind, id);
    if (!body) throw failures.listMissing();
    return body;
  };
  const firstChannel = async (): Promise<string | undefined> => {
    const [first] = await store.list<StoredChannel>('channel', { order: 'oldest', limit: 1 });
    return first?.group_id;
  };
  const pageOf = async (ids: readonly string[], paging: Paging) => ({
    posts: await contents.cards(slicePage(ids, paging)),
    total: ids.length,
  });
  return {
    channel: async (groupId, paging) => {
      const id = groupId ?? (await firstChannel());
      const { banner_ids, top_ids, post_ids } = await find<StoredChannel>('channel', id);
      const isFirst = paging.page === 1;
      return {
        banners: { posts: isFirst ? await contents.cards(banner_ids) : [] },
        tops: isFirst ? await contents.cards(top_ids) : [],
        ...(await pageOf(post_ids, paging)),
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
        ...(await pageOf(shown.post_ids, paging)),
      };
    },
    list: async (id, paging) => {
      const { post_ids, ...head } = await find<StoredList>('list', id);
      return { ...head, ...(await pageOf(post_ids, paging)) };
    },
    flyCards: async (id, paging) => {
      const { cards, ...head } = await find<StoredFlyCards>('fly-cards', id);
      const shown = slicePage(cards, paging).map(async ({ post_id, ...card }) => {
        const [post] = post_id ? await contents.cards([post_id]) : [];
        return { ...card, ...(post && { post }) };
      });
      return { ...head, cards: await Promise.all(shown), total: cards.length };
    },
  };
};
