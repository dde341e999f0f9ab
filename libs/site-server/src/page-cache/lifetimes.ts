/** How long a copy is kept, in milliseconds since it was made; each span follows the one before. */
export interface Lifetime {
  /** Sent as it is. */
  freshMs: number;
  /** Sent as it is while one refresh runs behind it. */
  staleMs: number;
  /** Sent only when a refresh fails or takes too long. */
  errorMs: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Spans for each kind of answer. A missing document may appear any moment; errors have no lifetime at all. */
export const lifetimes = {
  content: { freshMs: 30 * second, staleMs: 10 * minute, errorMs: 24 * hour },
  degraded: { freshMs: 5 * second, staleMs: 10 * minute, errorMs: 24 * hour },
  missing: { freshMs: 10 * second, staleMs: 0, errorMs: 0 },
} satisfies Record<string, Lifetime>;

const seconds = (ms: number) => Math.round(ms / second);

/** `Cache-Control` for caches in front of the site. Browsers always ask again and mostly get a 304. */
export function toCacheControl(lifetime: Lifetime | undefined): string {
  if (!lifetime) return 'no-store';
  const onError = lifetime.errorMs > 0 ? `, stale-if-error=${seconds(lifetime.errorMs)}` : '';
  return `public, max-age=0, s-maxage=${seconds(lifetime.freshMs)}${onError}`;
}
