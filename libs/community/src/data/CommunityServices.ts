import type { CommunityApi } from '@share/api-client';
import { useServices, type PageActions } from '@share/islands';

/** Services that the islands of this library need. */
export interface CommunityServices {
  api: CommunityApi;
  page: PageActions;
}

export const useCommunityServices = () => useServices<CommunityServices>();
