import type { StartApi } from '@share/api-client';
import { withMinimumDelay } from '@share/environment';
import useSWR from 'swr';
import { toNavigation, type ChannelView } from './toNavigation';

export type ChannelsApi = Pick<StartApi, 'getGroups'>;

const channelsKey = ['channels'];

/** The channels of the site, read when they are first wanted. */
export const useChannels = (
  api: ChannelsApi,
  isWanted: boolean,
): { channels: ChannelView[]; isLoading: boolean } => {
  const { data = [], isLoading } = useSWR(
    isWanted ? channelsKey : null,
    async () => toNavigation((await withMinimumDelay(api.getGroups({}))).groups),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  return { channels: data, isLoading };
};
