import type { ContentDetail, Special, SpecialContent } from '@share/api-contract/sent';
import { failures, type Paging, slicePage, type Store } from '@share/reference-core';
import type { StoredSpecial } from '../seed/collections/CollectionBodies';
import type { Contents } from './createContents';

/** Reads special topics. */
export interface Specials {
  /** With the first items of each group. */
  find(postId: string): Promise<Special>;
  /** With all items of each group. @param head the editor's part of it, published or not */
  whole(head: ContentDetail): Promise<Special>;
  content(postId: string, options: Paging & { group_id: string }): Promise<SpecialContent>;
}

/** Items of a group that come with the special topic itself. */
const firstItems = 6;

export const createSpecials = (store: Store, contents: Contents): Specials => {
  const groupsOf = async (postId: string): Promise<Omit<StoredSpecial, 'post_id'>> =>
    (await store.get<StoredSpecial>('special', postId)) ?? { groups: [], sections: [] };
  const toSpecial = async (head: ContentDetail, itemsOfEach: number): Promise<Special> => {
    const { post_id, title, summary, content, track_id } = head;
    const { share_link, source_alias, publish_at, view_count, style } = head;
    const { groups, sections } = await groupsOf(post_id);
    const shown = groups.map(async ({ post_ids, ...group }) => ({
      ...group,
      ...(post_ids && {
        content_list: await contents.cards(post_ids.slice(0, itemsOfEach)),
        total: post_ids.length,
      }),
    }));
    return {
      ...{ post_id, title, summary, content, track_id },
      ...{ share_link, source_alias, publish_at, view_count, style },
      groups: await Promise.all(shown),
      sections,
    };
  };
  return {
    find: async (postId) => toSpecial(await contents.find(postId, 'special'), firstItems),
    whole: (head) => toSpecial(head, Infinity),
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
