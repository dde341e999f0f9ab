import { basePath } from '@share/site-paths';
import type { PageAddress } from '@share/site-server';
import { matchPath } from 'react-router-dom';
import type { Route, RouteParams } from './Route';
import { routeTable } from './routeTable';

export interface FoundRoute {
  route: Route;
  params: RouteParams;
}

/** The first row of the route table that an address belongs to; undefined is 404. */
export const findRoute = (path: string): FoundRoute | undefined => {
  for (const route of routeTable) {
    const match = matchPath(basePath + route.path, path);
    if (match && (route.accepts?.(match.params) ?? true)) return { route, params: match.params };
  }
  return undefined;
};

/** Still percent-encoded segments after the base path; only these are validated and used. */
export const segmentsOf = (path: string): string[] =>
  path
    .slice(basePath.length)
    .split('/')
    .filter((segment) => segment !== '');

/** What an address asks for: its page in one spelling, and the query that makes a difference; undefined is 404. */
export const readAddress = (path: string): PageAddress | undefined => {
  const found = findRoute(path);
  if (!found) return undefined;
  const { path: pattern, spelling, query = [] } = found.route;
  const plain = pattern.includes(':') ? path : basePath + pattern;
  const spelled = spelling ? spelling(segmentsOf(path)) : plain;
  return spelled === undefined ? undefined : { path: spelled, query };
};
