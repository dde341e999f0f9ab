import { withMinimumDelay } from '@share/environment';
import useSWR from 'swr';
import { contentKeys } from './contentKeys';
import type { ContentServices } from './ContentServices';
import type { SpecialView } from './DetailView';
import { toSpecialView } from './toSpecialView';

interface SpecialOptions {
  api: Pick<ContentServices['api'], 'getSpecial'>;
  specialId: string;
  /** Rendered on the server and not read again; absent when it could not be had there. */
  initial: SpecialView | undefined;
  siteOrigin: string;
}

interface KnownSpecial {
  /** Absent while it is on its way, and after a failure. */
  special: SpecialView | undefined;
  isLoading: boolean;
  tryAgain: () => void;
}

/** The groups of a special topic: those of the server, else loaded here. */
export const useSpecial = ({ api, specialId, initial, siteOrigin }: SpecialOptions): KnownSpecial => {
  const { data, error, isValidating, mutate } = useSWR<SpecialView, Error>(
    initial ? null : contentKeys.special(specialId),
    async () => {
      const special = await withMinimumDelay(api.getSpecial({ id: specialId }));
      return toSpecialView(special, { now: Date.now(), siteOrigin });
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    special: initial ?? data,
    isLoading: isValidating || error === undefined,
    tryAgain: () => void mutate(),
  };
};
