import { operations } from '@share/api-contract';
import { createAlbums } from '../content/createAlbums';
import { createPreviews } from '../content/createPreviews';
import { createSpecials } from '../content/createSpecials';
import { createShareConfigs, type ShareAccount } from '../services/createShareConfigs';
import type { RouteParts } from './RouteParts';

/**
 * Calls of the internal host: previews and the static store. They need no token, so only the site's server may be able
 * to reach them.
 */
export const mountInner = (
  { mount, store, contents, comments, now, createId }: RouteParts,
  shareAccount: ShareAccount,
): void => {
  const previews = createPreviews({ store, contents, comments, now });
  const specials = createSpecials(store, contents);
  const albums = createAlbums(store, contents);
  const shareConfigOf = createShareConfigs({ store, account: shareAccount, now, createId });

  mount(operations.getPreviewDetail, ({ params }) => previews.detail(params.id));
  mount(operations.getInnerComments, ({ params, query }) => previews.comments(params.id, query, false));
  mount(operations.getInnerMediaComments, ({ params, query }) => previews.comments(params.id, query, true));
  mount(operations.getInnerShareConfig, ({ query }) => shareConfigOf(query.path));
  mount(operations.getStaticContent, ({ params: { type, id } }) =>
    contents.detail(id, { type, isShort: false }),
  );
  mount(operations.getStaticSpecial, async ({ params }) =>
    specials.whole(await previews.head(params.id, 'special')),
  );
  mount(operations.getStaticAlbum, async ({ params: { series, id } }) =>
    albums.whole(series, await previews.head(id, series)),
  );
  mount(operations.getStaticHot72h, ({ query }) => contents.ranked('hot', query));
};
