import { refusedSegment, toCanonicalSegment } from '@share/safety';
import type { QueryParameter } from '../pages/RenderPage';
import { readQuery } from '@share/site-paths/server';

const maxPathLength = 2048;
/** No path of the site or of the platform has half as many. */
const maxSegments = 32;
const maxNameLength = 64;
const maxValueLength = 512;

const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);

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
  const spelled = `/${canonical.map((segment = refusedSegment) => segment).join('/')}`;
  if (canonical.includes(undefined))
    return { path: undefined, refusedPath: spelled, search, repeatedSlashes };
  return { path: spelled, search, repeatedSlashes };
};

/** Whether a value makes no difference to the page. The first page of a list has no number, and all that is no number shows it. */
const isIgnored = (name: string, value: string) =>
  name.length > maxNameLength ||
  value.length > maxValueLength ||
  hasControlCharacter(value) ||
  (name === 'page' && !/^(?:[2-9]|[1-9]\d{1,3})$/.test(value));

type ParameterRule = Exclude<QueryParameter, string>;

const toRule = (parameter: QueryParameter): ParameterRule =>
  typeof parameter === 'string' ? { name: parameter } : parameter;

/**
 * Keeps the first value of each allowed parameter, in the order of `allowed`. Drops names of more than 64 characters, values with
 * control characters or more than 512 characters, those that make no difference to the page, and of `page` those that are no number from 2 to 9,999.
 */
export const toCanonicalQuery = (
  search: string,
  allowed: readonly QueryParameter[] | 'all',
): URLSearchParams => {
  const kept = new URLSearchParams();
  if (search.length < 2 || allowed.length === 0) return kept;
  const sent = readQuery(search);
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
