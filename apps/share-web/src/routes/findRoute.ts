import { basePath } from '@share/site-paths';
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
