import type { SafeStorage } from '@share/environment';
import { sessionConstants } from './sessionConstants';
import { toHeaderValue } from './toHeaderValue';

const { tokenKey, userIdKey } = sessionConstants;

export interface Login {
  token: string;
  /** Empty when it is not known. */
  userId: string;
}

/**
 * The login in the storage, read at every call: a copy could be outdated by another tab. The token stands for the whole login: it
 * is written and removed last, when the user id beside it is already up to date.
 */
export const createStoredLogin = (storage: SafeStorage) => {
  const token = (): string => toHeaderValue(storage.get(tokenKey));
  let lastKnownToken = token();
  return {
    token,
    /** Without a token, the user id is that of a visitor whose token was refused. */
    read: (): Login => ({ token: token(), userId: storage.get(userIdKey) ?? '' }),
    save: (login: Login): void => {
      lastKnownToken = login.token;
      storage.set(userIdKey, login.userId);
      storage.set(tokenKey, login.token);
    },
    /** Removes a token, unless it has been replaced since. Only a logout removes the user id. @returns whether it was removed */
    drop: (ended: string, isLogout = false): boolean => {
      if (!ended || ended !== token()) return false;
      lastKnownToken = '';
      if (isLogout) storage.remove(userIdKey);
      storage.remove(tokenKey);
      return true;
    },
    /** Whether another page has changed the token since the last call. */
    hasChanged: (): boolean => {
      const before = lastKnownToken;
      lastKnownToken = token();
      return lastKnownToken !== before;
    },
  };
};

export type StoredLogin = ReturnType<typeof createStoredLogin>;
