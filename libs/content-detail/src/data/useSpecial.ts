import { useIsInBrowser } from '@share/content-cards';
import { serverNow, withMinimumDelay } from '@share/environment';
import { useRemoteData } from '@share/islands';
import useSWR from 'swr';
import { contentKeys } from './contentKeys';
import { useContentServices } from './ContentServices';
import type { SpecialView } from './DetailView';
import { toSpecialView } from './toSpecialView';

/** The groups of a special topic: those the server read, else loaded here. */
export const useSpecial = (specialId: string, siteOrigin: string) => {
  const { api } = useContentServices();
  const isInBrowser = useIsInBrowser();
  const { data, error, isValidating, mutate } = useSWR<SpecialView, Error>(
    contentKeys.special(specialId),
    async () => {
      const special = await withMinimumDelay(api.getSpecial({ id: specialId }));
      return toSpecialView(special, { now: serverNow(), siteOrigin });
    },
    useRemoteData(),
  );
  return {
    /** Absent while it is being loaded, and after a failure. */
    special: data,
    isLoading: isInBrowser && (isValidating || error === undefined),
    retry: () => void mutate(),
  };
};
