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
  const toInfo = (
    account: StoredMediaAccount,
    follow_count: number,
    content_count: number,
  ): MediaAccountInfo => {
    const { user_id, name, avatar, description, certification, ip_location, follower_count } = account;
    return {
      user_id,
      name,
      ...(avatar && { avatar }),
      ...(description && { description }),
      ...(certification && { certification }),
      ...(ip_location && { ip_location }),
      follower_count,
      follow_count,
      content_count,
    };
  };
  const toInfos = async (accounts: readonly StoredMediaAccount[]): Promise<MediaAccountInfo[]> => {
    const ids = accounts.map(({ user_id }) => user_id);
    const follows = await store.countEach('follow', 'owner_user_id', ids);
    const contents = await store.countEach('content', 'mp_user_id', ids);
    return accounts.map((account, at) => toInfo(account, follows[at] ?? 0, contents[at] ?? 0));
  };
  return {
    info: async (uid) => {
      const account = await find(uid);
      const [info] = account ? await toInfos([account]) : [];
      if (!info) throw failures.mediaAccountMissing();
      return info;
    },
    follows: async (uid, visitorId, paging) => {
      if (uid !== visitorId && !(await find(uid))) throw failures.mediaAccountMissing();
      const followed = await marks.list('follow', uid, paging);
      const ids = followed.map(({ target_id }) => target_id);
      return {
        accounts: await toInfos(await store.getAll<StoredMediaAccount>('media-account', ids)),
        total: await marks.count('follow', uid),
      };
    },
  };
};
