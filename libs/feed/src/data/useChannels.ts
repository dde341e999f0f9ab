import { useIsInBrowser } from '@share/content-cards';
import { serverNow, withMinimumDelay } from '@share/environment';
import { useRemoteData } from '@share/islands';
import useSWR from 'swr';
import { feedKeys } from './feedKeys';
import { useFeedServices } from './FeedServices';
import type { ChannelView } from './FeedViews';
import { loadChannels } from './loadFeed';

/** The channels of the home page: those the server read, else loaded here. */
export const useChannels = (siteOrigin: string) => {
  const { api } = useFeedServices();
  const isInBrowser = useIsInBrowser();
  const { data, error, isValidating, mutate } = useSWR<ChannelView[], Error>(
    feedKeys.channels,
    () => withMinimumDelay(loadChannels(api, { siteOrigin, now: serverNow() })),
    useRemoteData(),
  );
  return {
    /** Absent while they are being loaded, and after a failure. */
    channels: data,
    isLoading: isInBrowser && (isValidating || error === undefined),
    retry: () => void mutate(),
  };
};
