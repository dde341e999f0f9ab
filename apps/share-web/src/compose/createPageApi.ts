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
import type { Actor } from '@share/site-paths';

/** The calls of items and of the frame of every page. Items come from the backend family of the page's address (spec §6). */
export const createPageApi = (client: ApiClient, family: Actor['family']) => ({
  ...createStartApi(client),
  ...createAccountApi(client),
  ...createContentApi(client),
  ...createItemApi(client, family),
  ...createMediaAccountApi(client),
  ...createAlbumApi(client),
  ...createSpecialApi(client),
  ...createServiceApi(client),
});

export type PageApi = ReturnType<typeof createPageApi>;
