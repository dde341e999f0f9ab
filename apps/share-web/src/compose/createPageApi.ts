import {
  createAccountApi,
  createAlbumApi,
  createContentApi,
  createItemApi,
  createMediaAccountApi,
  createServiceApi,
  createSpecialApi,
  createStartApi,
  type ApiClient,
} from '@share/api-client';
import { homePath, parseActor } from '@share/site-paths';

/** The calls every page has. Items come from the backend family of the actor in the page's path (spec §6). */
export const createPageApi = (client: ApiClient, path: string) => {
  const [actor = ''] = path.slice(homePath.length).split('/');
  return {
    ...createStartApi(client),
    ...createAccountApi(client),
    ...createContentApi(client),
    ...createItemApi(client, parseActor(actor).family),
    ...createMediaAccountApi(client),
    ...createAlbumApi(client),
    ...createSpecialApi(client),
    ...createServiceApi(client),
  };
};

export type PageApi = ReturnType<typeof createPageApi>;
