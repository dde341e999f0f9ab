import { parseUrl } from '@share/safety';
import type { PageRequest, ReadAddress } from '../pages/RenderPage';
import { toCanonicalQuery, toCanonicalTarget } from './canonicalTarget';

interface OwnAddresses {
  /** Origins under which the site answers. */
  ownOrigins: readonly string[];
  readAddress: ReadAddress;
}

/**
 * Path and query of a request for the whole address of a page of this site; undefined when it is no address of this site, or nothing can
 * be there.
 */
export const readOwnAddress = (
  address: string,
  { ownOrigins, readAddress }: OwnAddresses,
): Pick<PageRequest, 'path' | 'query'> | undefined => {
  const url = parseUrl(address);
  if (!url || !ownOrigins.includes(url.origin)) return undefined;
  const { path, search } = toCanonicalTarget(url.pathname + url.search);
  const page = path === undefined ? undefined : readAddress(path, search);
  return page && page !== 'missing'
    ? { path: page.path, query: toCanonicalQuery(search, page.query) }
    : undefined;
};
