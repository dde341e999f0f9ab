import type { TokenRequest } from '@share/api-contract/types';
import type { Account } from './createAccount';
import type { Login, StoredLogin } from './createStoredLogin';
import { networkProblem } from './networkProblem';
import type { LoginOutcome, LoginRequest } from './Session';
import { sessionConstants } from './sessionConstants';
import { isAccountNotReady, platformMessageOf } from './SessionPlatform';
import { toHeaderValue } from './toHeaderValue';

const { appid, platform, loginRetries, loginRetryDelayMs } = sessionConstants;

interface LoginOptions {
  storedLogin: StoredLogin;
  account: Account;
  onLoggedIn: () => void;
  dropToken: (token: string) => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats the step while the platform answers 402: up to 3 retries, 100 ms apart (spec §4, R21). Rejects with the last error. */
export const retryWhileNotReady = async <Result>(step: () => Promise<Result>): Promise<Result> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isAccountNotReady(error) || retries === loginRetries) throw error;
      await wait(loginRetryDelayMs);
    }
  }
};

export const toTokenRequest = (request: LoginRequest, deviceId: string): TokenRequest => ({
  appid,
  platform,
  account: request.tel,
  device_id: deviceId,
  ...('code' in request ? { verify_code: request.code } : { password: request.password }),
});

/** The message of the platform where it refused, else that of a network failure (spec §8). */
const toFailure = (error: unknown, hasToken: boolean): LoginOutcome => {
  const message = platformMessageOf(error);
  return message && !isAccountNotReady(error)
    ? { ok: false, reason: hasToken ? 'account' : 'refused', message }
    : { ok: false, reason: 'network', message: networkProblem() };
};

/**
 * The steps of a login: request the token, save it, fetch the account (spec §4). While the account is not ready, a retry repeats
 * only the account step, because a one-time code is used up; with `isRepeatable` it requests a new token as well (R21). Without, a
 * request for the token that fails is not repeated, whatever the platform answers.
 */
export const createLogin =
  ({ storedLogin, account, onLoggedIn, dropToken }: LoginOptions) =>
  async (requestLogin: () => Promise<Login>, isRepeatable: boolean): Promise<LoginOutcome> => {
    let login: Login | undefined;
    const request = async () => {
      const answer = await requestLogin();
      if (!toHeaderValue(answer.token)) throw new Error('unusable token');
      return (login = answer);
    };
    try {
      const once = isRepeatable ? undefined : await request();
      await retryWhileNotReady(async () => {
        const current = once ?? (await request());
        storedLogin.save(current);
        await account.fetch(current);
      });
      onLoggedIn();
      return { ok: true };
    } catch (error) {
      if (login) dropToken(login.token);
      return toFailure(error, login !== undefined);
    }
  };
