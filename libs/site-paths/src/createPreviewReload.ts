import { LRUCache } from 'lru-cache';

/** A preview link is fresh for this long, in milliseconds (spec §9). */
const previewFreshMs = 30_000;
/** Links in the last half minute; with more, a link may be renewed a second time. */
const maxPaths = 1_000;
/** The query parameter with the time a link was created (spec §2). */
const timestampName = '_';

/** Seconds have ten digits for the next centuries, milliseconds thirteen. */
const toMs = (timestamp: string): number => Number(timestamp) * (timestamp.length <= 10 ? 1000 : 1);

const isFresh = (timestamp: string, now: number): boolean =>
  /^\d{1,15}$/.test(timestamp) && Math.abs(now - toMs(timestamp)) <= previewFreshMs;

interface PreviewVisit {
  actor: string;
  path: string;
  query: URLSearchParams;
}

/**
 * The preview reload rule (spec §2): a visit of `preview-holly` whose link has no timestamp or an old one is redirected to the
 * same path and query with a new timestamp. A future timestamp counts as old; servers whose clocks differ could then redirect
 * each other's links for ever, so a link with a timestamp is renewed once per path in 30 s (R10).
 * @returns a function that gives the location, or undefined when the page may be shown
 */
export const createPreviewReload = (now: () => number = Date.now) => {
  const renewedAt = new LRUCache<string, number>({ max: maxPaths });
  return ({ actor, path, query }: PreviewVisit): string | undefined => {
    const timestamp = query.get(timestampName);
    if (actor !== 'preview-holly' || (timestamp !== null && isFresh(timestamp, now()))) return undefined;
    const lastTime = renewedAt.get(path) ?? -Infinity;
    if (timestamp !== null && now() - lastTime <= previewFreshMs) return undefined;
    renewedAt.set(path, now());
    const renewed = new URLSearchParams(query);
    renewed.set(timestampName, String(now()));
    return `${path}?${renewed}`;
  };
};
