import type { ContentType, HotWordList, SearchPage } from '@share/api-contract/sent';
import { type Paging, slicePage, type Store } from '@share/reference-core';
import type { SearchEntry, SearchIndex } from '../seed/collections/CollectionBodies';
import type { Contents } from './createContents';

interface SearchRequest extends Paging {
  keyword: string;
  type?: ContentType | undefined;
}

/** Finds items by words in their titles, summaries, topics and publishers. */
export interface Search {
  hotWords(): Promise<HotWordList>;
  search(request: SearchRequest): Promise<SearchPage>;
}

/** Ignores width and case of letters. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const titleScore = 2;

/** 0 when a word is missing. Words in the title weigh more, and most a title that begins with the first word. */
const scoreOf = ({ title, more }: SearchEntry, words: readonly string[]): number => {
  const [inTitle, inMore] = [fold(title), fold(more)];
  let score = 0;
  for (const word of words) {
    if (inTitle.includes(word)) score += titleScore;
    else if (inMore.includes(word)) score += 1;
    else return 0;
  }
  return inTitle.startsWith(words[0] ?? '') ? score + 1 : score;
};

export const createSearch = (store: Store, contents: Contents): Search => {
  const readIndex = async (): Promise<SearchIndex> =>
    (await store.get<SearchIndex>('search-index', 'default')) ?? { entries: [], accounts: [] };
  return {
    hotWords: async () => (await store.get<HotWordList>('hot-words', 'default')) ?? { words: [] },
    search: async ({ keyword, type, ...paging }) => {
      const { entries, accounts } = await readIndex();
      const words = fold(keyword).split(/\s+/).filter(Boolean);
      const found = entries
        .filter((entry) => !type || entry.type === type)
        .map((entry) => ({ id: entry.post_id, score: scoreOf(entry, words) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .map(({ id }) => id);
      const named = accounts.filter(({ name, description = '' }) =>
        words.every((word) => fold(`${name} ${description}`).includes(word)),
      );
      return {
        posts: await contents.cards(slicePage(found, paging)),
        total: found.length,
        ...(paging.page === 1 && !type && { accounts: named }),
      };
    },
  };
};
