import { refusedSegment } from '@share/safety';
import { basePath, partsAfter, segmentsOf } from '@share/site-paths';
import { LRUCache } from 'lru-cache';
import { matchPath } from 'react-router-dom';
import { readQuery } from '@share/site-paths/server';
import type { QueryParameter, ReadAddress } from '../pages/RenderPage';

/** Path parameters by name, still percent-encoded. */
export type RouteParams = Record<string, string | undefined>;

/** Which addresses belong to a page. */
export interface RouteAddress {
  /** Path under the base path, in the syntax of react-router. */
  path: string;
  /** Names of the optional parts between the path and the index (R6). */
  parts?: readonly string[];
  /** Says whether an address that has this path is meant; default: every one. */
  accepts?: (params: RouteParams) => boolean;
  /** The segments with the part that the query names, when they have none (R81). */
  complete?: (segments: string[], query: URLSearchParams) => string[];
  /**
   * The path in the one spelling by which the page is rendered and cached; undefined: no page can be there. Default: the row's own path
   * when it has no parameters, else the path as it was sent.
   */
  spelling?: (segments: string[]) => string | undefined;
  /** Names the item of an address, when those of other rows or other spellings may name it, too. */
  item?: (segments: string[]) => string | undefined;
  /** Query parameters that make a difference to the page; default: none. */
  query?: readonly QueryParameter[] | 'all';
}

export interface FoundRoute<Route> {
  route: Route;
  params: RouteParams;
}

interface RouteFinderOptions<Route> {
  /** Whether a query, as it was sent, may belong to a page of a row; asked only where there is one. */
  takesQuery(route: Route, query: URLSearchParams): boolean;
}

const readParts = (path: string, { path: pattern, parts: names = [] }: RouteAddress): RouteParams => {
  const parts = partsAfter(pattern.replace('/*', ''), segmentsOf(path));
  return Object.fromEntries(names.map((name, index) => [name, parts[index]]));
};

/** Finds the row of a route table (spec §2) that an address belongs to; of two rows that fit, the first one is meant. */
export const createRouteFinder = <Route extends RouteAddress>(
  table: readonly Route[],
  { takesQuery }: RouteFinderOptions<Route>,
) => {
  /** The rows with what their addresses begin with. Matching compiles a pattern anew each time; most rows can do without. */
  const rows = table.map((route) => ({
    route,
    start: (basePath + route.path).replace(/\/?[:*].*/, '').toLowerCase(),
  }));

  const find = (path: string): FoundRoute<Route> | false => {
    const lowerPath = path.toLowerCase();
    for (const { route, start } of rows) {
      const match = lowerPath.startsWith(start) && matchPath(basePath + route.path, path);
      const params = match && { ...match.params, ...readParts(path, route) };
      if (params && (route.accepts?.(params) ?? true)) return { route, params };
    }
    return false;
  };

  const kept = new LRUCache<string, FoundRoute<Route> | false>({ max: 1_000, memoMethod: find });

  /** The row of an address; undefined is 404. */
  const findRoute = (path: string): FoundRoute<Route> | undefined => kept.memo(path) || undefined;

  /** What an address asks for: its page in one spelling, and the query that makes a difference. */
  const readAddress: ReadAddress = (path, search) => {
    const found = findRoute(path);
    if (!found) return undefined;
    const { path: pattern, complete, spelling, item, query = [] } = found.route;
    const sent = search.length < 2 ? undefined : readQuery(search);
    const segments = (sent && complete?.(segmentsOf(path), sent)) ?? segmentsOf(path);
    const plain = pattern.includes(':') ? path : basePath + pattern;
    const spelled = spelling ? spelling(segments) : plain;
    if (spelled === undefined) return undefined;
    const isTaken = !sent || takesQuery(found.route, sent);
    if (!isTaken || segments.includes(refusedSegment)) return 'missing';
    const name = item?.(segments);
    return { path: spelled, query, ...(name !== undefined && { item: name }) };
  };

  return { findRoute, readAddress };
};
