import type { FollowList, MediaAccountInfo } from '@share/api-contract/sent';
import { failures, type Paging, type Store } from '@share/reference-core';
import type { Marks } from './createMarks';

/** A stored media account; other counts are taken when it is read. */
export type StoredMediaAccount = Omit<MediaAccountInfo, 'follow_count' | 'content_count'>;

export interface MediaAccounts {
  /** @throws PlatformFailure when there is no such account */
  info(uid: string): Promise<MediaAccountInfo>;
  /**
   * The accounts that an account follows: public for a media account, private for a user.
   *
   * @param visitorId user id of the caller
   * @throws PlatformFailure the same for another user and for one that does not exist
   */
  follows(uid: string, visitorId: string | undefined, paging: Paging): Promise<FollowList>;
}

export const createMediaAccounts = ({ store, marks }: { store: Store; marks: Marks }): MediaAccounts => {
  const find = (uid: string) => store.get<StoredMediaAccount>('media-account', uid);
  const toInfo = async (account: StoredMediaAccount): Promise<MediaAccountInfo> => {
    const { user_id, name, avatar, description, certification, ip_location, follower_count } = account;
    return {
      user_id,
      name,
      ...(avatar && { avatar }),
      ...(description && { description }),
      ...(certification && { certification }),
      ...(ip_location && { ip_location }),
      follower_count,
      follow_count: await marks.count('follow', user_id),
      content_count: await store.count('content', { mp_user_id: user_id }),
    };
  };
  return {
    info: async (uid) => {
      const account = await find(uid);
      if (!account) throw failures.mediaAccountMissing();
      return toInfo(account);
    },
    follows: async (uid, visitorId, paging) => {
      if (uid !== visitorId && !(await find(uid))) throw failures.mediaAccountMissing();
      const followed = await marks.list('follow', uid, paging);
      const accounts = await Promise.all(followed.map(({ target_id }) => find(target_id)));
      return {
        accounts: await Promise.all(accounts.filter((account) => account !== undefined).map(toInfo)),
        total: await marks.count('follow', uid),
      };
    },
  };
};
