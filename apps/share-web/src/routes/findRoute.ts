import { areIdsDecodable } from '@share/safety';
import { createRouteFinder } from '@share/site-server';
import { previewRoute } from './previewRoute';
import { routeTable } from './routeTable';

/** Ids in a query are checked whether a page reads them or not, previews excepted (spec §2, R7). */
export const { findRoute, readAddress } = createRouteFinder(routeTable, {
  takesQuery: (route, query) => route === previewRoute || areIdsDecodable({}, query),
});
