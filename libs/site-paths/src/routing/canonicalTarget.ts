import { refusedSegment, toCanonicalSegment } from '@share/safety';

const maxPathLength = 2048;
/** No path of the site or of the platform has half as many. */
const maxSegments = 32;

/** A request target split at the first `?`. */
export interface RequestTarget {
  /** Canonical path, or `undefined` when no such path can exist. */
  path: string | undefined;
  /** Instead of `path`, when the segments alone are to blame: the path in which `refusedSegment` stands for each of those. */
  refusedPath?: string;
  /** The query as it was sent, with its `?`; empty when there is none. */
  search: string;
  /** Whether repeated slashes were sent; the visitor is then redirected to `path`. */
  repeatedSlashes: boolean;
}

/**
 * Reads a request target. A path with broken encoding, control characters, encoded slashes, backslashes, dot segments, double
 * encoding, more than 2,048 characters or more than 32 segments does not exist. Every other path has exactly one canonical form, so it can be a cache key.
 */
export const toCanonicalTarget = (url: string): RequestTarget => {
  const mark = url.indexOf('?');
  const sent = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? '' : url.slice(mark);
  const repeatedSlashes = sent.includes('//');
  if (sent.length > maxPathLength) return { path: undefined, search, repeatedSlashes };
  const [first, ...segments] = sent.replace(/\/{2,}/g, '/').split('/');
  if (first !== '' || segments.length > maxSegments) return { path: undefined, search, repeatedSlashes };
  const canonical = segments.map(toCanonicalSegment);
  const written = `/${canonical.map((segment = refusedSegment) => segment).join('/')}`;
  if (canonical.includes(undefined))
    return { path: undefined, refusedPath: written, search, repeatedSlashes };
  return { path: written, search, repeatedSlashes };
};
