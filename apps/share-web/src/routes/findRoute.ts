import { basePath, parseActor } from '@share/site-paths';
import { matchRoutes } from 'react-router-dom';
import { guardNamed } from './guards';
import type { Route } from './RouteContext';
import { previewRoute, routeTable } from './routeTable';

/** The row of the route table an address belongs to; undefined is 404. */
export const findRoute = (path: string): Route | undefined => {
  const match = matchRoutes(routeTable, path, basePath)?.at(-1);
  return parseActor(match?.params['actor'] ?? '').isPreview ? previewRoute : match?.route;
};

/** Still percent-encoded segments after the base path; only these are judged and used. */
export const segmentsOf = (path: string): string[] =>
  path
    .slice(basePath.length)
    .split('/')
    .filter((segment) => segment !== '');

/** Asks every guard of the route in turn. */
export const passesGuards = (route: Route, segments: string[]): boolean =>
  route.guards.every((name) => guardNamed(name)(segments) === 'pass');
