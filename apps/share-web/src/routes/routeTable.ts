import { detailRoute } from './detailRoute';
import { featureRoutes, liveRoute } from './featureRoutes';
import { previewRoute } from './previewRoute';
import type { Route } from './Route';
import { servingRoutes } from './servingRoutes';

/** Every page of the site (spec §2, route table); of two rows that fit, the first one is meant. What is not here is 404. */
export const routeTable: Route[] = [...servingRoutes, ...featureRoutes, previewRoute, liveRoute, detailRoute];
