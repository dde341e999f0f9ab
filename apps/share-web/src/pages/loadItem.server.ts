import { provideComments } from '@share/comments';
import { blocksOf, type DetailView } from '@share/content-detail';
import { loadDetailPage } from '@share/content-detail/server';
import { isSegment } from '@share/safety';
import { contentTypeOf } from '@share/site-paths';
import type { ItemAddress, PreviewAddress } from '@share/site-paths/server';
import type { RouteContext } from '../routes/Route';

/**
 * The item of a detail page and its comments, side by side; only the item itself can make the page fail.
 * @returns undefined when there is no such item, or its id, which is unchecked in a preview, may not become part of a call
 */
export const loadItem = async ({
  address: { id: postId, type, family },
  now,
  data,
  bodies,
  services: { api },
  settings: { siteOrigin },
}: RouteContext<ItemAddress | PreviewAddress>): Promise<DetailView | undefined> => {
  if (!isSegment(postId)) return undefined;
  const options = { api, data, family, now, siteOrigin, bodies, postId, type };
  const [item] = await Promise.all([
    loadDetailPage(options),
    blocksOf(contentTypeOf(type)).comments && provideComments(options),
  ]);
  return item;
};
