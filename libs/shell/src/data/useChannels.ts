import { withMinimumDelay } from '@share/environment';
import useSWR from 'swr';
import { useShellServices } from '../ShellServices';
import { toNavigation } from './toNavigation';

/** The channels of the site. */
export const useChannels = () => {
  const { api } = useShellServices();
  const { data, error, isLoading, mutate } = useSWR(['channels'], async () =>
    toNavigation((await withMinimumDelay(api.getGroups({}))).groups),
  );
  return { channels: data ?? [], isLoading, hasFailed: error !== undefined, reload: () => void mutate() };
};
