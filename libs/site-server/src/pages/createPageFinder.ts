import { isMadeUp, toCanonicalQuery } from '../http/canonicalTarget';
import type { PageCache, PageCaches } from './createPageCache';
import type { ReadAddress } from './RenderPage';

/** One page, and where it is kept. */
export interface PageTarget {
  /** In the one spelling by which the page is rendered. */
  path: string;
  query: URLSearchParams;
  key: string;
  /** Of its item, which other addresses may name, too; else the key. */
  name: string;
  /** Whether it has one of endlessly many addresses that anybody can make up. */
  isMadeUp: boolean;
  cache: PageCache | undefined;
}

/** Which page is meant by a canonical path and a query as it was sent; otherwise as {@link ReadAddress}. */
export type FindPage = (path: string, search: string) => PageTarget | 'missing' | undefined;

/** Creates the function that finds the page of an address. @param caches absent: nothing is kept */
export const createPageFinder =
  (readAddress: ReadAddress, caches: PageCaches | undefined): FindPage =>
  (path, search) => {
    const address = readAddress(path, search);
    if (!address || address === 'missing') return address;
    const query = toCanonicalQuery(search, address.query);
    const key = `${address.path}?${query}`;
    const madeUp = isMadeUp(query, address.query);
    const cache = caches?.[madeUp ? 'madeUp' : 'ordinary'];
    return { path: address.path, query, key, name: address.item ?? key, isMadeUp: madeUp, cache };
  };
