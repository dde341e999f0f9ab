/** How long something is cached: consecutive spans in milliseconds, starting when it was made. */
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
const day = 24 * hour;

/** A missing item may be published at any moment, so it is cached shortly; failures have no lifetime at all. */
export const cacheLifetimes = {
  content: { freshMs: 30 * second, staleMs: 10 * minute, errorMs: day },
  siteConfig: { freshMs: minute, staleMs: hour, errorMs: 7 * day },
  hotList: { freshMs: minute, staleMs: 10 * minute, errorMs: day },
  comments: { freshMs: 5 * second, staleMs: 30 * second, errorMs: 10 * minute },
  missing: { freshMs: 10 * second, staleMs: 0, errorMs: 0 },
} satisfies Record<string, CacheLifetime>;

/** The whole time in milliseconds after which nothing may be sent any more. */
export const toWholeMs = ({ freshMs, staleMs, errorMs }: CacheLifetime): number =>
  freshMs + staleMs + errorMs;
