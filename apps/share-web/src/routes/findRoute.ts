import { createRouteFinder } from '@share/site-server';
import { routeTable } from './routeTable';

export const { findRoute, readAddress } = createRouteFinder(routeTable);
