import type {
  ContentDetail,
  Special,
  SpecialContent,
  SpecialGroup,
  SpecialSection,
} from '@share/api-contract/sent';
import { failures, type Paging, type Store } from '@share/reference-core';
import type { Contents } from './createContents';
import { createListItems, listNames } from './createListItems';

/** A special topic at rest; the items of its groups are lists of their own. */
interface StoredSpecial {
  /** Editors have planned a group and not filled it. */
  groups: (Omit<SpecialGroup, 'content_list' | 'total'> & { is_planned?: true })[];
  sections: SpecialSection[];
}

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

/** Items of a group that editors read at once. */
const mostItems = 10_000;

export const createSpecials = (store: Store, contents: Contents): Specials => {
  const listItems = createListItems(store);
  const groupsOf = async (postId: string): Promise<StoredSpecial> =>
    (await store.get<StoredSpecial>('special', postId)) ?? { groups: [], sections: [] };
  const itemsOf = async (postId: string, groupId: string, paging: Paging) => {
    const { ids, total } = await listItems.posts(listNames.special(postId, groupId), paging);
    return { content_list: await contents.cards(ids), total };
  };
  const toSpecial = async (head: ContentDetail, itemsOfEach: number): Promise<Special> => {
    const { post_id, title, summary, content, track_id } = head;
    const { share_link, source_alias, publish_at, view_count, style } = head;
    const { groups, sections } = await groupsOf(post_id);
    const shown = groups.map(async ({ is_planned, ...group }) => ({
      ...group,
      ...(!is_planned && (await itemsOf(post_id, group.group_id, { page: 1, size: itemsOfEach }))),
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
    whole: (head) => toSpecial(head, mostItems),
    content: async (postId, { group_id, ...paging }) => {
      await contents.find(postId, 'special');
      const { groups } = await groupsOf(postId);
      const group = groups.find((known) => known.group_id === group_id);
      if (!group) throw failures.listMissing();
      return { group_id, ...(await itemsOf(postId, group_id, paging)) };
    },
  };
};
