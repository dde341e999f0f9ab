import type { Special, SpecialContent } from '@share/api-contract/types';
import { failures, type Paging, slicePage, type Store } from '@share/reference-core';
import type { StoredSpecial } from '../seed/collections/CollectionBodies';
import type { Contents } from './createContents';

/** Reads special topics. */
export interface Specials {
  find(postId: string): Promise<Special>;
  content(postId: string, options: Paging & { group_id: string }): Promise<SpecialContent>;
}

/** Items of a group that come with the special topic itself. */
const firstItems = 6;

export const createSpecials = (store: Store, contents: Contents): Specials => {
  const groupsOf = async (postId: string): Promise<Omit<StoredSpecial, 'post_id'>> =>
    (await store.get<StoredSpecial>('special', postId)) ?? { groups: [], sections: [] };
  return {
    find: async (postId) => {
      const { title, summary, content, track_id, share_link, source_alias, publish_at, view_count, style } =
        await contents.find(postId, 'special');
      const { groups, sections } = await groupsOf(postId);
      const shown = groups.map(async ({ post_ids, ...group }) => ({
        ...group,
        ...(post_ids && {
          content_list: await contents.cards(post_ids.slice(0, firstItems)),
          total: post_ids.length,
        }),
      }));
      return {
        post_id: postId,
        ...{ title, summary, content, track_id, share_link, source_alias, publish_at, view_count, style },
        groups: await Promise.all(shown),
        sections,
      };
    },
    content: async (postId, { group_id, ...paging }) => {
      await contents.find(postId, 'special');
      const { groups } = await groupsOf(postId);
      const group = groups.find((known) => known.group_id === group_id);
      if (!group) throw failures.listMissing();
      const { post_ids = [] } = group;
      return {
        group_id,
        content_list: await contents.cards(slicePage(post_ids, paging)),
        total: post_ids.length,
      };
    },
  };
};
