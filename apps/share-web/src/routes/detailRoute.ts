import { plainDetailPath } from '@share/site-paths';
import { loadItem } from '../pages/loadItem.server';
import { toDetailPage } from '../pages/toDetailPage';
import type { Route } from './Route';

/** `/{actor}/{type}/{year?}/{month?}/{post_id?}/index.html`, and `/special/{id?}/index.html` as a spelling of it (spec §2). */
export const detailRoute: Route = {
  path: '/:actor/:type/*',
  spelling: (segments) => plainDetailPath(segments) ?? undefined,
  guards: ['decodableIds'],
  load: async (context) => {
    const data = await loadItem(context);
    return typeof data === 'string' ? data : toDetailPage(data, context, await context.config);
  },
};
