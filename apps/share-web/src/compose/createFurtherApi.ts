import {
  createClueApi,
  createCommunityApi,
  createFeedApi,
  createLiveApi,
  createSearchApi,
  type ApiClient,
} from '@share/api-client';

/** The calls of pages that show no item: the bundles of item pages do not name them. */
export const createFurtherApi = (client: ApiClient) => ({
  ...createClueApi(client),
  ...createCommunityApi(client),
  ...createFeedApi(client),
  ...createLiveApi(client),
  ...createSearchApi(client),
});

export type FurtherApi = ReturnType<typeof createFurtherApi>;
