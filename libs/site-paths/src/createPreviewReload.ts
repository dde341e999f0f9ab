/** Preview link freshness (spec §9). */
const freshMs = 30_000;
/** The query parameter that tells when a link was made (spec §2). */
export const previewTimestamp = '_';

/** Seconds have ten digits for the next centuries, milliseconds thirteen. */
const toMs = (timestamp: string): number => Number(timestamp) * (timestamp.length <= 10 ? 1000 : 1);

const isFresh = (timestamp: string, now: number): boolean =>
  /^\d{1,15}$/.test(timestamp) && Math.abs(now - toMs(timestamp)) <= freshMs;

interface PreviewVisit {
  actor: string;
  path: string;
  query: URLSearchParams;
}

/**
 * Tells where a visit of `preview-holly` has to go first: to the same path with its query and the time of now, when its link has
 * no time or an old one (spec §2, preview reload rule). A time in the future counts as old; servers whose clocks differ
 * could then send a visitor round for ever, so a link that has a time is renewed once per path in 30 s (R10).
 * @returns a function that gives the location, or undefined when the page may be shown
 */
export const createPreviewReload = (now: () => number = Date.now) => {
  const renewedAt = new Map<string, number>();
  return ({ actor, path, query }: PreviewVisit): string | undefined => {
    const timestamp = query.get(previewTimestamp);
    if (actor !== 'preview-holly' || (timestamp !== null && isFresh(timestamp, now()))) return undefined;
    for (const [known, at] of renewedAt) if (now() - at > freshMs) renewedAt.delete(known);
    if (timestamp !== null && renewedAt.has(path)) return undefined;
    renewedAt.set(path, now());
    const renewed = new URLSearchParams(query);
    renewed.set(previewTimestamp, String(now()));
    return `${path}?${renewed}`;
  };
};
