import type { QueryParameter } from '../pages/RenderPage';

const maxPathLength = 2048;
const maxValueLength = 512;

const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);

/** A request target split at the first `?`. */
export interface RequestTarget {
  /** Canonical path, or `undefined` when no such path can exist. */
  path: string | undefined;
  /** The query as it was sent, with its `?`; empty when there is none. */
  search: string;
  /** Whether repeated slashes were sent; the visitor is then redirected to `path`. */
  repeatedSlashes: boolean;
}

/**
 * Whether a decoded segment could climb out of its place: a dot segment, also before the parameters (`..;x`) that some servers cut
 * off, a separator, or an escape that the next server might decode once more.
 */
const isHostile = (name: string) =>
  /^\.\.?(?:;|$)|[/\\]|%[\da-f]{2}/i.test(name) || hasControlCharacter(name);

/** Decodes a segment and encodes it again; `undefined` when it is malformed or could climb out of its place. */
const toCanonicalSegment = (segment: string): string | undefined => {
  try {
    const name = decodeURIComponent(segment);
    return isHostile(name) ? undefined : encodeURIComponent(name);
  } catch {
    return undefined;
  }
};

/**
 * Reads a request target. A path with broken encoding, control characters, encoded slashes, backslashes, dot segments, double
 * encoding or more than 2,048 characters does not exist. Every other path has exactly one canonical form, so it can be a cache key.
 */
export const toCanonicalTarget = (url: string): RequestTarget => {
  const mark = url.indexOf('?');
  const sent = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? '' : url.slice(mark);
  const repeatedSlashes = sent.includes('//');
  const [first, ...segments] = sent.replace(/\/{2,}/g, '/').split('/');
  if (sent.length > maxPathLength || first !== '') return { path: undefined, search, repeatedSlashes };
  const canonical = segments.map(toCanonicalSegment);
  const path = canonical.includes(undefined) ? undefined : `/${canonical.join('/')}`;
  return { path, search, repeatedSlashes };
};

/** Whether a value shows what the page shows without it. The first page of a list has no number, and all that is no number shows it. */
const isIgnored = (name: string, value: string) =>
  value.length > maxValueLength ||
  hasControlCharacter(value) ||
  (name === 'page' && !/^(?:[2-9]|[1-9]\d{1,3})$/.test(value));

type ParameterRule = Exclude<QueryParameter, string>;

const toRule = (parameter: QueryParameter): ParameterRule =>
  typeof parameter === 'string' ? { name: parameter } : parameter;

/**
 * Keeps the first value of each allowed parameter, in the order of `allowed`. Drops values with control characters or more
 * than 512 characters, those that make no difference to the page, and of `page` those that are no number from 2 to 9,999.
 */
export const toCanonicalQuery = (
  search: string,
  allowed: readonly QueryParameter[] | 'all',
): URLSearchParams => {
  const kept = new URLSearchParams();
  if (search.length < 2 || allowed.length === 0) return kept;
  const sent = new URLSearchParams(search);
  const parameters = allowed === 'all' ? [...new Set(sent.keys())] : allowed;
  for (const { name, values, insteadOf } of parameters.map(toRule)) {
    const value = sent.get(name);
    if (value === null || isIgnored(name, value)) continue;
    const isKnown = values?.includes(value) ?? true;
    const isDecided = insteadOf !== undefined && Boolean(kept.get(insteadOf));
    if (isKnown && !isDecided) kept.set(name, value);
  }
  return kept;
};

/** Lists have no end, and pages behind this one are asked for by hardly anybody. */
const lastUsualPage = 20;

/** Whether a page has one of endlessly many addresses that anybody can make up. */
export const isMadeUp = (query: URLSearchParams, allowed: readonly QueryParameter[] | 'all'): boolean => {
  if (allowed === 'all') return false;
  if (Number(query.get('page')) > lastUsualPage) return true;
  return allowed.map(toRule).some(({ name, isOpen = false }) => isOpen && Boolean(query.get(name)));
};

/**
 * A `Location` within the site, in pure ASCII.
 * @throws {TypeError} when it would lead to another host
 */
export const toLocalLocation = (location: string): string => {
  const base = 'http://site.invalid';
  const url = URL.canParse(location, base) ? new URL(location, base) : undefined;
  const isLocal = location.startsWith('/') && url?.origin === base && !url.pathname.startsWith('//');
  if (!isLocal) throw new TypeError('A redirect must stay on the site');
  return `${url.pathname}${url.search}${url.hash}`;
};
