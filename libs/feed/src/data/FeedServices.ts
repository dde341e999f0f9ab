import type { FeedApi, SpecialApi, StartApi } from '@share/api-client';
import { useServices, type PageActions } from '@share/islands';

/** Calls of the home page, lists and content modules. */
export type FeedCalls = Pick<FeedApi, 'getChannelContent' | 'getList' | 'getModule'> &
  Pick<SpecialApi, 'getSpecial'> &
  Pick<StartApi, 'getGroups'>;

/** Services that the pages of this library need. */
export interface FeedServices {
  api: FeedCalls;
  page: PageActions;
}

export const useFeedServices = () => useServices<FeedServices>();
