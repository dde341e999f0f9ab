import { operations } from '@share/api-contract';
import { createAlbums } from '../content/createAlbums';
import { createCollections } from '../content/createCollections';
import { createSearch } from '../content/createSearch';
import { createSpecials } from '../content/createSpecials';
import type { RouteParts } from './RouteParts';

/** Search, channels, modules, lists, special topics and albums. */
export const mountCollections = ({ mount, store, contents }: RouteParts): void => {
  const search = createSearch(store, contents);
  const collections = createCollections(store, contents);
  const specials = createSpecials(store, contents);
  const albums = createAlbums(store, contents);

  mount(operations.getHotWords, () => search.hotWords());
  mount(operations.searchContent, ({ query }) => search.search(query));
  mount(operations.getChannelContent, ({ query: { gid, pageindex, pagesize } }) =>
    collections.channel(gid, { page: pageindex, size: pagesize }),
  );
  mount(operations.getModule, ({ params, query: { group, ...paging } }) =>
    collections.module(params.id, group, paging),
  );
  mount(operations.getList, ({ params, query }) => collections.list(params.list_id, query));
  mount(operations.getFlyCards, ({ params, query }) => collections.flyCards(params.list_id, query));
  mount(operations.getSpecial, ({ params }) => specials.find(params.id));
  mount(operations.getSpecialContent, ({ params, query }) => specials.content(params.id, query));
  mount(operations.getAlbum, ({ params: { series, uid } }) => albums.find(series, uid));
  mount(operations.getAlbumTracks, ({ params: { series, uid }, query }) => albums.tracks(series, uid, query));
  mount(operations.getRelatedAlbums, ({ params: { series, uid }, query }) =>
    albums.related(series, uid, query),
  );
};
