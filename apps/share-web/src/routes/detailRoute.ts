import { detailPath } from '@share/site-paths';
import type { ItemAddress } from '@share/site-paths/server';
import { loadItem } from '../pages/loadItem.server';
import { toDetailPage } from '../pages/toDetailPage';
import type { Route } from './Route';

/** `/{actor}/{type}/{year?}/{month?}/{post_id?}/index.html`, and `/special/{id?}/index.html` as a variant of it (spec §2). */
export const detailRoute: Route<ItemAddress> = {
  path: '/:actor/:type/*',
  accepts: ({ kind }) => kind === 'item',
  guards: ['decodableIds'],
  load: async (context) => {
    const item = await loadItem(context);
    if (!item) return 'missing';
    const { family, path } = context.address;
    const { id: postId, contentType } = item;
    // An item is shown by its own type: a wrong type in its address makes no page of its own (R74).
    const ownPath = detailPath({ actor: family, contentType, postId });
    if (ownPath !== path) return { kind: 'moved', path: ownPath };
    return toDetailPage(item, context, await context.config);
  },
};
