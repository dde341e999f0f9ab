import { toReader } from './toReader';
import type { Login, UserToken } from './createUserToken';
import type { Reader } from './Session';
import type { SessionPlatform } from './SessionPlatform';

interface AccountOptions {
  user: UserToken;
  platform: Pick<SessionPlatform, 'getAccount'>;
  siteOrigin: string | undefined;
}

/** The account of the user token, in memory. */
export const createAccount = ({ user, platform, siteOrigin }: AccountOptions) => {
  let known: { token: string; reader: Reader } | undefined;
  return {
    /** The same object at every call until it changes. */
    reader: (): Reader | null => (known && known.token === user.get() ? known.reader : null),
    fetch: async ({ token, userId }: Login): Promise<void> => {
      const info = await platform.getAccount(userId, token);
      // A late answer must not push out the account of somebody who has logged in since.
      if (token === user.get()) known = { token, reader: toReader(info, siteOrigin) };
    },
  };
};

export type Account = ReturnType<typeof createAccount>;
