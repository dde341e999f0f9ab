import type { HotWordList, MediaAccount } from '@share/api-contract/sent';
import type { StoredContent } from '../SeedBundle';
import type { SearchIndex } from './CollectionBodies';

/** The most frequent search words; each has results. */
export const hotWords: HotWordList = {
  words: [
    { word: '南岸湿地', mark: 'hot' },
    { word: '地铁 3 号线', mark: 'hot' },
    { word: '今冬首场寒潮', mark: 'new' },
    { word: '骑楼街' },
    { word: '夜间开放' },
    { word: '云河大桥' },
    { word: '青年音乐会', mark: 'new' },
    { word: '居民医保' },
    { word: '菜市场' },
    { word: '夜航船' },
  ],
};

/** Titles, summaries, topics and publishers of all items, and the accounts that published them. */
export const buildSearchIndex = (contents: readonly StoredContent[]): SearchIndex => {
  const accounts = new Map<string, MediaAccount>();
  for (const { mp } of contents) if (mp) accounts.set(mp.user_id, mp);
  return {
    entries: contents.map(
      ({ post_id, content_type, title, summary, topics, source_alias, mp, category }) => ({
        post_id,
        type: content_type,
        title,
        more: [summary, category, ...(topics ?? []), source_alias, mp?.name].filter(Boolean).join(' '),
      }),
    ),
    accounts: [...accounts.values()],
  };
};
