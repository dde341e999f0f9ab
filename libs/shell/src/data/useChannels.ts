import { useChannelsOfPage } from '@share/content-cards';
import { withMinimumDelay } from '@share/environment';
import { useRemoteData } from '@share/islands';
import useSWR from 'swr';
import { useShellServices } from '../ShellServices';
import { toNavigation } from './toNavigation';

/**
 * The channels of the site: those that the page came with, else loaded here, without the blocks of the home page.
 * @param isWanted loads them; before that they count as loading
 */
export const useChannels = (isWanted: boolean) => {
  const { api } = useShellServices();
  const ofPage = useChannelsOfPage();
  const { data, error, isLoading, mutate } = useSWR(
    isWanted && !ofPage ? ['navigation'] : null,
    async () => toNavigation((await withMinimumDelay(api.getGroups({}))).groups ?? []),
    useRemoteData(),
  );
  const channels = isWanted && ofPage ? ofPage : data;
  return {
    channels: channels ?? [],
    isLoading: isLoading || (channels === undefined && error === undefined),
    hasFailed: error !== undefined,
    reload: () => void mutate(),
  };
};
