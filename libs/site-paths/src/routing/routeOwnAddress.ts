import { parseUrl } from '@share/safety';
import { toCanonicalTarget } from './canonicalTarget';
import type { RoutedPage, RoutePage } from './createPageRouter';

interface OwnAddresses<Route> {
  /** Origins under which the site answers. */
  ownOrigins: readonly string[];
  routePage: RoutePage<Route>;
}

/**
 * The page at the whole address of a page of this site; undefined when it is no address of this site, or nothing can be there.
 */
export const routeOwnAddress = <Route>(
  address: string,
  { ownOrigins, routePage }: OwnAddresses<Route>,
): RoutedPage<Route> | undefined => {
  const url = parseUrl(address);
  if (!url || !ownOrigins.includes(url.origin)) return undefined;
  const { path, search } = toCanonicalTarget(url.pathname + url.search);
  const page = path === undefined ? undefined : routePage(path, search);
  return page === 'missing' ? undefined : page;
};
