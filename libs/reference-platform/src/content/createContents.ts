import { contentCardSchema, contentDetailSchema } from '@share/api-contract';
import type { ContentCard, ContentDetail, ContentPage, ContentType } from '@share/api-contract/sent';
import { failures, type Paging, slicePage, type Store, toRange } from '@share/reference-core';
import type { LiveParts } from '@share/reference-live';
import type { StoredContent } from '../seed/SeedBundle';
import { createListItems } from './createListItems';

/** Reads content items and the lists around them. */
export interface Contents {
  /** @throws PlatformFailure when there is no such item, or it is of another type */
  find(postId: string, type?: ContentType): Promise<StoredContent>;
  /** As `find`, for items published by a media account. */
  findOfMediaAccount(postId: string, type?: ContentType): Promise<StoredContent>;
  /** Cards of these items in this order; missing items are left out. */
  cards(ids: readonly string[]): Promise<ContentCard[]>;
  detail(postId: string, options: { type?: ContentType; isShort: boolean }): Promise<ContentDetail>;
  related(postId: string, type: ContentType, paging: Paging): Promise<ContentPage>;
  newest(paging: Paging): Promise<ContentPage>;
  ranked(list: 'hot' | 'editor-pick', paging: Paging): Promise<ContentPage>;
}

const cardFields = Object.keys(contentCardSchema.shape);
const detailFields = Object.keys(contentDetailSchema.shape);

/** A part of a stored record: a copy with these fields alone. */
const pick = <Part extends object>(body: Part, fields: readonly string[]): Part =>
  Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name))) as Part;

const isLive = ({ content_type }: StoredContent) => content_type === 'live' || content_type === 'local_live';

/** @param roomOf the room of an item as lists have it */
export const createContents = (store: Store, roomOf: LiveParts['lives']['ofCard']): Contents => {
  const toCard = async (content: StoredContent): Promise<ContentCard> => {
    const card = pick<ContentCard>(content, cardFields);
    const live = isLive(content) ? await roomOf(card.post_id) : undefined;
    return live ? { ...card, live } : card;
  };
  const cardsOf = async (ids: readonly string[]): Promise<ContentCard[]> =>
    Promise.all((await store.getAll<StoredContent>('content', ids)).map(toCard));
  const find: Contents['find'] = async (postId, type) => {
    const content = await store.get<StoredContent>('content', postId);
    if (!content || (type && content.content_type !== type)) throw failures.contentMissing();
    return content;
  };
  const listItems = createListItems(store);
  return {
    find,
    findOfMediaAccount: async (postId, type) => {
      const content = await find(postId, type);
      if (!content.mp_user_id) throw failures.contentMissing();
      return content;
    },
    cards: cardsOf,
    detail: async (postId, { type, isShort }) => {
      const content = await find(postId, type);
      const detail = pick<ContentDetail>(content, detailFields);
      if (isShort) {
        delete detail.content;
        return detail;
      }
      return { ...detail, relations: await cardsOf(content.related_ids ?? []) };
    },
    related: async (postId, type, paging) => {
      const { related_ids = [] } = await find(postId, type);
      return {
        posts: await cardsOf(slicePage(related_ids, paging)),
        total: related_ids.length,
      };
    },
    newest: async (paging) => {
      const contents = await store.list<StoredContent>('content', toRange(paging));
      const [all, hidden] = await Promise.all([
        store.count('content'),
        store.count('content', { is_unlisted: true }),
      ]);
      const listed = contents.filter((content) => !content.is_unlisted);
      return { posts: await Promise.all(listed.map(toCard)), total: all - hidden };
    },
    ranked: async (list, paging) => {
      const { ids, total } = await listItems.posts(list, paging);
      return { posts: await cardsOf(ids), total };
    },
  };
};
