/** Longest path the site answers, in characters as sent. */
const longestPath = 2048;
/** Longest query value that is passed on, in characters. */
const longestValue = 512;

const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);

/** A request target split at the first `?`. */
export interface RequestTarget {
  /** Canonical path, or `undefined` when the site has no such path. */
  path: string | undefined;
  /** The query as it was sent, with its `?`; empty when there is none. */
  search: string;
  /** Repeated slashes were sent; `path` is the one to go to. */
  repeatedSlashes: boolean;
}

/** One segment, decoded and encoded again; `undefined` when it cannot be a name. */
function toCanonicalSegment(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    const hostile = name === '.' || name === '..' || /[/\\]/.test(name) || hasControlCharacter(name);
    return hostile ? undefined : encodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/**
 * Reads a request target. Paths with broken encoding, control characters, encoded slashes, backslashes, dot segments or
 * more than 2,048 characters do not exist; what remains has exactly one spelling and decodes without surprises.
 */
export function toCanonicalTarget(url: string): RequestTarget {
  const mark = url.indexOf('?');
  const sent = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? '' : url.slice(mark);
  const repeatedSlashes = sent.includes('//');
  const [first, ...segments] = sent.replace(/\/{2,}/g, '/').split('/');
  if (sent.length > longestPath || first !== '') return { path: undefined, search, repeatedSlashes };
  const canonical = segments.map(toCanonicalSegment);
  const path = canonical.includes(undefined) ? undefined : `/${canonical.join('/')}`;
  return { path, search, repeatedSlashes };
}

/** Keeps the allowed parameters: first value each, in the order of the names, without over-long or control-laden ones. */
export function toCanonicalQuery(search: string, allowed: readonly string[] | 'all'): URLSearchParams {
  const kept = new URLSearchParams();
  if (search.length < 2 || allowed.length === 0) return kept;
  const sent = new URLSearchParams(search);
  const names = allowed === 'all' ? sent.keys() : allowed;
  for (const name of new Set(names)) {
    const value = sent.get(name);
    if (value !== null && value.length <= longestValue && !hasControlCharacter(value)) kept.set(name, value);
  }
  return kept;
}

/**
 * A location the site may send its visitors to: a path on itself, in pure ASCII.
 * @throws {TypeError} when it would lead elsewhere
 */
export function toLocalLocation(location: string): string {
  const base = 'http://site.invalid';
  const url = URL.canParse(location, base) ? new URL(location, base) : undefined;
  if (!location.startsWith('/') || url?.origin !== base)
    throw new TypeError('A redirect must stay on the site');
  const target = `${url.pathname}${url.search}${url.hash}`;
  if (target.startsWith('//')) throw new TypeError('A redirect must stay on the site');
  return target;
}
