import { cacheLifetimes, type CacheLifetime } from '@share/cache';

const second = 1000;

/** How long pages are cached; error pages have no lifetime at all. */
export const pageLifetimes = {
  content: cacheLifetimes.content,
  degraded: { ...cacheLifetimes.content, freshMs: 5 * second },
  /** Made anew for the next visitor, no slower than any refresh. */
  provisional: { ...cacheLifetimes.content, freshMs: second, staleMs: 0 },
  missing: cacheLifetimes.missing,
} satisfies Record<string, CacheLifetime>;

/** A page that could not be renewed says its age from here on: before, it is as good as a new one. */
export const shownAgeMs = 300 * second;

/** So long a cache may send a page that it renews behind the answer: browsers do so, too, and are not to show what has changed. */
const revalidatedMs = 5 * second;

/** `Cache-Control` of a page: shared caches keep it while fresh, browsers revalidate it and mostly get a 304. */
export const toCacheControl = ({ freshMs, staleMs, errorMs }: CacheLifetime): string => {
  const whileRevalidate =
    staleMs > 0 ? `, stale-while-revalidate=${Math.min(staleMs, revalidatedMs) / second}` : '';
  const onError = errorMs > 0 ? `, stale-if-error=${errorMs / second}` : '';
  return `public, max-age=0, s-maxage=${freshMs / second}${whileRevalidate}${onError}`;
};
