import type { Account } from './createAccount';
import type { Login, UserToken } from './createUserToken';
import { retryWhileNotReady } from './retryWhileNotReady';
import type { LoginOutcome } from './Session';
import { toLoginFailure } from './toLoginFailure';
import { toSendable } from './toSendable';

interface LoginOptions {
  user: UserToken;
  account: Account;
  announce: () => void;
  dropToken: (token: string) => void;
}

/** @throws when the token does not fit into a header */
const toUsable = (login: Login): Login => {
  if (!toSendable(login.token)) throw new Error('The token of a login has to fit into a header.');
  return login;
};

/**
 * The steps of a login: get the token, save it, fetch the account (spec §4). While the account is not ready, its step is
 * taken again; `mayAskAgain` has the retry begin anew, which a one-time code does not survive (R21).
 */
export const createLogin =
  ({ user, account, announce, dropToken }: LoginOptions) =>
  async (ask: () => Promise<Login>, mayAskAgain: boolean): Promise<LoginOutcome> => {
    let login: Login | undefined;
    try {
      await retryWhileNotReady(async () => {
        if (!login || mayAskAgain) login = toUsable(await ask());
        user.save(login);
        await account.fetch(login);
      });
      announce();
      return { ok: true };
    } catch (error) {
      if (login) dropToken(login.token);
      return toLoginFailure(error);
    }
  };
