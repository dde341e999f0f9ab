import { createPageRouter } from '@share/site-paths/server';
import { routeTable } from './routeTable';

/** The row of an address, and what it requests. */
export const routePage = createPageRouter(routeTable);
