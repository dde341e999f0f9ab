import type { SearchApi } from '@share/api-client';
import type { HotWordList, MediaAccount } from '@share/api-contract/types';
import { cardPageOf, type ViewContext } from '@share/content-cards';
import { plainText, safeImageUrl } from '@share/safety';
import type { SearchQuery } from './searchAddress';
import { contentTypeOf } from './searchFilters';
import type { FoundAccount, HotWordView, ResultPage } from './SearchView';
import { toHits } from './toHits';
import { toSearchWord } from './toSearchWord';

type Signal = { signal?: AbortSignal | undefined };

/** Items of a page, as in the other lists. */
const pageSize = 10;

const mostHotWords = 20;

/** The most frequent search words, each once. */
export const toHotWords = ({ words = [] }: HotWordList): HotWordView[] => {
  const shown = new Map<string, HotWordView>();
  for (const { word: text, mark } of words) {
    const { word } = toSearchWord(plainText(text));
    if (word && !shown.has(word)) shown.set(word, { word, ...(mark && { mark }) });
  }
  return [...shown.values()].slice(0, mostHotWords);
};

/** @throws ApiError */
export const loadHotWords = async (
  api: Pick<SearchApi, 'getHotWords'>,
  { signal }: Signal = {},
): Promise<HotWordView[]> => toHotWords(await api.getHotWords({}, { signal }));

const toAccount = (account: MediaAccount, word: string, { siteOrigin }: ViewContext): FoundAccount => {
  const name = plainText(account.name, 24);
  const avatar = safeImageUrl(account.avatar, { siteOrigin });
  const about = plainText(account.description, 60);
  return {
    id: account.user_id ?? '',
    name,
    nameHits: toHits(name, word),
    ...(avatar && { avatar }),
    ...(about && { about }),
  };
};

interface LoadOptions extends ViewContext, Signal {
  query: SearchQuery;
  /** Page of the list, from 1 where the list begins. */
  page?: number;
}

/**
 * One page of search results, with the words marked.
 * @throws ApiError
 */
export const loadResults = async (
  api: Pick<SearchApi, 'searchContent'>,
  { query: { word, filter, page: firstPage }, page = 1, signal, ...context }: LoadOptions,
): Promise<ResultPage> => {
  const type = contentTypeOf(filter);
  const requested = { keyword: word, ...(type && { type }), page: firstPage + page - 1, size: pageSize };
  const { posts, total: sent, accounts = [] } = await api.searchContent(requested, { signal });
  const { items, total } = cardPageOf(posts, sent, context);
  return {
    items: items.map((card) => ({ ...card, titleHits: toHits(card.title, word) })),
    total: Math.max(0, total - (firstPage - 1) * pageSize),
    found: total,
    accounts: accounts
      .map((account) => toAccount(account, word, context))
      .filter(({ id, name }) => id && name),
  };
};
