import { cacheLifetimes, type CacheLifetime } from '@share/cache';

const second = 1000;

/** How long pages are kept; error pages have no lifetime at all. */
export const pageLifetimes = {
  content: cacheLifetimes.content,
  degraded: { ...cacheLifetimes.content, freshMs: 5 * second },
  /** Made anew for the next visitor, no slower than any refresh. */
  provisional: { ...cacheLifetimes.content, freshMs: second, staleMs: 0 },
  missing: cacheLifetimes.missing,
} satisfies Record<string, CacheLifetime>;

/** A page that could not be renewed says its age from here on: before, it is as good as a new one. */
export const shownAgeMs = 300 * second;

/** `Cache-Control` of a page: shared caches keep it while fresh, browsers revalidate every time and mostly get a 304. */
export const toCacheControl = ({ freshMs, errorMs }: CacheLifetime): string => {
  const onError = errorMs > 0 ? `, stale-if-error=${errorMs / second}` : '';
  return `public, max-age=0, s-maxage=${freshMs / second}${onError}`;
};
