import { isApiError } from '@share/api-client';
import { doAsReader, sessionConstants } from '@share/session';
import { useIsLoggedIn } from '@share/session/react';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ContentServices } from './ContentServices';
import { followKey } from './followKey';

export type FollowServices = Pick<ContentServices, 'session' | 'page'> & {
  api: Pick<ContentServices['api'], 'changeFollow' | 'getFollowState'>;
};

export interface Follow {
  isFollowed: boolean;
  isBusy: boolean;
  toggle: () => Promise<void>;
}

/** Whether the reader follows an account, read only while somebody is logged in, and how to change it (spec §6, §8). */
export const useFollow = (accountId: string, { api, session, page }: FollowServices): Follow => {
  const { mutate } = useSWRConfig();
  const [isBusy, setIsBusy] = useState(false);
  const isLoggedIn = useIsLoggedIn(session);
  const { data: isFollowed = false } = useSWR(
    isLoggedIn ? followKey(accountId) : null,
    async () => (await api.getFollowState({ uid: accountId })).is_follow,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );

  const change = (wanted: boolean) =>
    mutate(
      followKey(accountId),
      async () => (await api.changeFollow({ uid: accountId, type: wanted ? 1 : 0 })).is_follow,
      { optimisticData: wanted, rollbackOnError: true, revalidate: false },
    );

  const toggle = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await doAsReader(session, 'follow', async () => {
        await change(!isFollowed);
        page.succeed(isFollowed ? 'unfollowed' : 'followed');
      });
    } catch (error) {
      // A refusal of the platform stops silently (spec §8, R24).
      if (!isApiError(error) || error.kind !== 'business') page.say(sessionConstants.networkMessage);
    } finally {
      setIsBusy(false);
    }
  };

  return { isFollowed: isLoggedIn && isFollowed, isBusy, toggle };
};
