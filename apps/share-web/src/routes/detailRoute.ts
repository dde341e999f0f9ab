import { completeDetailPath, detailPath, itemOf, plainDetailPath } from '@share/site-paths';
import { loadItem } from '../pages/loadItem.server';
import { toDetailPage } from '../pages/toDetailPage';
import type { Route } from './Route';

/** `/{actor}/{type}/{year?}/{month?}/{post_id?}/index.html`, and `/special/{id?}/index.html` as a spelling of it (spec §2). */
export const detailRoute: Route = {
  path: '/:actor/:type/*',
  complete: completeDetailPath,
  spelling: (segments) => plainDetailPath(segments) ?? undefined,
  item: itemOf,
  guards: ['decodableIds'],
  load: async (context) => {
    const data = await loadItem(context);
    if (typeof data === 'string') return data;
    const { id: postId, contentType } = data.item;
    // An item is shown by its own type: a wrong type in its address makes no page of its own (R74).
    const path = detailPath({ actor: context.segments[0] ?? '', contentType, postId });
    if (path !== context.request.path) return { kind: 'moved', path };
    return toDetailPage(data, context, await context.config);
  },
};
