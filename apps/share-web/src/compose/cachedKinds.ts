import { cacheLifetimes } from '@share/cache';

const second = 1000;
const day = 24 * 60 * 60 * second;
const megabyte = 2 ** 20;

/**
 * Of the shape and the meaning of the data that follow: instances of several releases share them while it is equal. The number is raised when
 * the same fields come to mean something else; the rest is the shape, which `samplePages.server.test.ts` compares.
 */
export const dataVersion = '1-53cef380426a';

const { siteConfig, hotList, comments } = cacheLifetimes;

/**
 * Fresh for less time than its page and never stale: the refresh of a page always requests the item, so that a new page has no
 * old text. An old item only stands in for a failed call.
 */
const item = { freshMs: 20 * second, staleMs: 0, errorMs: day };

/**
 * How long what is made of the answers of the platform is cached, and in how many bytes of memory. The loaders of the pages
 * give the names. Data of single items need no more room than the cache of pages has pages: there they are used again.
 */
export const cachedKinds = {
  'app-info': { lifetime: siteConfig, maxBytes: megabyte },
  hot: { lifetime: hotList, maxBytes: megabyte },
  picks: { lifetime: hotList, maxBytes: megabyte },
  recommendations: { lifetime: hotList, maxBytes: megabyte },
  related: { lifetime: hotList, maxBytes: 2 * megabyte, asText: true },
  /** By the id of a media account, which many items share. */
  account: { lifetime: hotList, maxBytes: 2 * megabyte },
  /** Channels, lists, modules and the pages that open from them, by operation and what was requested. */
  feed: { lifetime: hotList, maxBytes: 8 * megabyte },
  /** By the words of visitors, which are many: apart, so that they drive out nothing else. */
  search: { lifetime: hotList, maxBytes: 4 * megabyte, isShared: false },
  community: { lifetime: hotList, maxBytes: 4 * megabyte },
  clue: { lifetime: hotList, maxBytes: 4 * megabyte },
  /** The state of a room: it may begin or end at any moment. */
  live: { lifetime: { freshMs: 5 * second, staleMs: 10 * second, errorMs: day }, maxBytes: 2 * megabyte },
  comments: { lifetime: comments, maxBytes: 3 * megabyte, asText: true },
  item: { lifetime: item, maxBytes: 6 * megabyte, asText: true, refreshTimeoutMs: second },
  /** Sanitised texts: what is made of a text does not change. */
  body: { lifetime: { freshMs: day, staleMs: 0, errorMs: 0 }, maxBytes: 6 * megabyte, isShared: false },
};
