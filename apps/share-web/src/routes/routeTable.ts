import { loadDetailRoute } from './detailRoute';
import { loadHomeRoute } from './homeRoute';
import type { Route } from './RouteContext';

/** Every page of the site (spec §2, route table). What is not here is 404. */
export const routeTable: Route[] = [
  { path: '/', guards: [], query: [], load: loadHomeRoute },
  { path: '/:actor/:type/*', guards: ['decodableId'], query: [], load: loadDetailRoute },
];
