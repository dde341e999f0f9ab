import type { CommunityApi } from '@share/api-client';
import type { FeaturePageRequest } from '@share/content-cards';
import type { ListPage } from '@share/page-data';
import { keyFrom, restFrom } from './listFrom';
import type { ListSource } from './ListSource';

/** Arguments of the loaders of this library. */
export type CommunityRequest = FeaturePageRequest<CommunityApi>;

/** A page of a list, from which on the islands show it. */
export const loadListFrom = <Item>(
  { api, data, siteOrigin }: Pick<CommunityRequest, 'api' | 'data' | 'siteOrigin'>,
  source: ListSource<Item>,
  from: number,
): Promise<ListPage<Item> | undefined> =>
  data.list(
    keyFrom(source, from),
    `community ${[...source.key.slice(1), from].join('/')}`,
    (signal) => source.load(api, { page: from, siteOrigin, signal }),
    (page) => restFrom(page, from),
  );
