import { loadAuthRoute } from './authRoute';
import { loadBarRoute } from './barRoute';
import { loadDetailRoute } from './detailRoute';
import { loadHomeRoute } from './homeRoute';
import { loadPcRoute } from './pcRoute';
import { loadPreviewRoute } from './previewRoute';
import type { Route } from './RouteContext';

/** Every page of the site (spec §2, route table). What is not here is 404. */
export const routeTable: Route[] = [
  { path: '/', guards: [], query: [], load: loadHomeRoute },
  { path: '/auth', guards: [], query: [], load: loadAuthRoute },
  { path: '/bar', guards: [], query: [], load: loadBarRoute },
  { path: '/pc', guards: [], query: ['url'], load: loadPcRoute },
  { path: '/:actor/:type/*', guards: ['decodableId'], query: [], load: loadDetailRoute },
];

/** Stands in for the row of a detail page when its actor names a preview. */
export const previewRoute: Route = {
  path: '/:preview/:type/*',
  guards: [],
  query: 'all',
  load: loadPreviewRoute,
};
