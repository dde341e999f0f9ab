import type { ContentType, HotWordList, MediaAccount, SearchPage } from '@share/api-contract/sent';
import { type Paging, type Store, toRange } from '@share/reference-core';
import type { SearchEntry } from '../seed/collections/CollectionBodies';
import type { Contents } from './createContents';

interface SearchRequest extends Paging {
  keyword: string;
  type?: ContentType | undefined;
}

/** Finds items by words in their titles, summaries, topics and publishers, and accounts by their names and descriptions. */
export interface Search {
  hotWords(): Promise<HotWordList>;
  search(request: SearchRequest): Promise<SearchPage>;
}

/** Accounts that are listed with the items. */
const mostAccounts = 50;

export const createSearch = (store: Store, contents: Contents): Search => ({
  hotWords: async () => (await store.get<HotWordList>('hot-words', 'default')) ?? { words: [] },
  search: async ({ keyword, type, ...paging }) => {
    const found = await store.search<SearchEntry>('search-entry', { keyword, type, ...toRange(paging) });
    const posts = await contents.cards(found.bodies.map(({ post_id }) => post_id));
    if (paging.page > 1 || type) return { posts, total: found.total };
    const named = await store.search<{ account: MediaAccount }>('search-account', {
      keyword,
      limit: mostAccounts,
    });
    return { posts, total: found.total, accounts: named.bodies.map(({ account }) => account) };
  },
});
