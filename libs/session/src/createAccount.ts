import type { UserInfo } from '@share/api-contract/types';
import { plainText, safeImageUrl } from '@share/safety';
import type { Login, StoredLogin } from './createStoredLogin';
import type { User } from './Session';
import type { SessionPlatform } from './SessionPlatform';

interface AccountOptions {
  storedLogin: StoredLogin;
  platform: Pick<SessionPlatform, 'getAccount'>;
  siteOrigin: string | undefined;
}

/** Texts and addresses of an account come from outside. */
const toUser = (info: UserInfo, siteOrigin: string | undefined): User => {
  const avatar = safeImageUrl(info.avatar, siteOrigin === undefined ? {} : { siteOrigin });
  return {
    userId: info.user_id ?? '',
    alias: plainText(info.alias, 24),
    ...(avatar && { avatar }),
  };
};

/** The account of the stored login, in memory. */
export const createAccount = ({ storedLogin, platform, siteOrigin }: AccountOptions) => {
  let account: { token: string; user: User } | undefined;
  return {
    user: (): User | null => (account?.token === storedLogin.token() ? account.user : null),
    fetch: async ({ token, userId }: Login): Promise<void> => {
      const info = await platform.getAccount(userId, token);
      // A late answer must not replace the account of a newer login.
      if (token !== storedLogin.token()) return;
      account = { token, user: toUser(info, siteOrigin) };
      if (!userId) storedLogin.save({ token, userId: info.user_id ?? '' });
    },
  };
};

export type Account = ReturnType<typeof createAccount>;
