import { authRoute } from './authRoute';
import { barRoute } from './barRoute';
import { detailRoute } from './detailRoute';
import { homeRoute } from './homeRoute';
import { pcRoute } from './pcRoute';
import { previewRoute } from './previewRoute';
import type { Route } from './Route';

/** Every page of the site (spec §2, route table); of two rows that fit, the first one is meant. What is not here is 404. */
export const routeTable: Route[] = [homeRoute, authRoute, barRoute, pcRoute, previewRoute, detailRoute];
