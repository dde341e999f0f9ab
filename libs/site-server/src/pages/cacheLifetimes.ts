/** How long a page is cached: consecutive spans in milliseconds, starting when it was rendered. */
export interface CacheLifetime {
  /** Sent as it is. */
  freshMs: number;
  /** Sent as it is while one refresh runs in the background (stale-while-revalidate). */
  staleMs: number;
  /** Sent only when a refresh fails or takes too long (stale-if-error). */
  errorMs: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A missing item may be published at any moment, so it is cached shortly; error pages have no lifetime at all. */
export const cacheLifetimes = {
  content: { freshMs: 30 * second, staleMs: 10 * minute, errorMs: 24 * hour },
  degraded: { freshMs: 5 * second, staleMs: 10 * minute, errorMs: 24 * hour },
  missing: { freshMs: 10 * second, staleMs: 0, errorMs: 0 },
} satisfies Record<string, CacheLifetime>;

/** `Cache-Control` of a page: shared caches keep it while fresh, browsers revalidate every time and mostly get a 304. */
export const toCacheControl = ({ freshMs, errorMs }: CacheLifetime): string => {
  const onError = errorMs > 0 ? `, stale-if-error=${errorMs / second}` : '';
  return `public, max-age=0, s-maxage=${freshMs / second}${onError}`;
};
