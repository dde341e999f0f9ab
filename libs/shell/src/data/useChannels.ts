import { withMinimumDelay } from '@share/environment';
import { useRemoteData } from '@share/islands';
import useSWR from 'swr';
import { useShellServices } from '../ShellServices';
import { toNavigation } from './toNavigation';

/**
 * The channels of the site.
 * @param isWanted loads them; before that they count as loading
 */
export const useChannels = (isWanted: boolean) => {
  const { api } = useShellServices();
  const { data, error, isLoading, mutate } = useSWR(
    isWanted ? ['channels'] : null,
    async () => toNavigation((await withMinimumDelay(api.getGroups({}))).groups),
    useRemoteData(),
  );
  return {
    channels: data ?? [],
    isLoading: isLoading || (data === undefined && error === undefined),
    hasFailed: error !== undefined,
    reload: () => void mutate(),
  };
};
