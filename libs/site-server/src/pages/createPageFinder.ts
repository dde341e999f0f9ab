import type { PageCache, PageCaches } from './createPageCache';
import { toPageKey } from '../purge/pageTags';
import type { FindPage, SitePage } from './PageResult';

/** One page, and where it is cached. */
export interface PageTarget extends SitePage {
  key: string;
  /** Of its item, which other addresses may name, too; else the key. */
  name: string;
  cache: PageCache | undefined;
}

/** Which page is at a canonical path with a query as it was sent; otherwise as {@link FindPage}. */
export type FindTarget = (path: string, search: string) => PageTarget | 'missing' | undefined;

/** Creates the function that finds the page of an address. @param caches absent: nothing is cached */
export const createPageFinder =
  (findPage: FindPage, caches: PageCaches | undefined): FindTarget =>
  (path, search) => {
    const page = findPage(path, search);
    if (!page || page === 'missing') return page;
    const { address, subject = { kind: 'preview' } } = page;
    const key = toPageKey(subject, address.path, address.query);
    const cache = caches?.[address.isUnknownQuery ? 'unknown' : 'ordinary'];
    return { ...page, key, name: address.itemKey ?? key, cache };
  };
