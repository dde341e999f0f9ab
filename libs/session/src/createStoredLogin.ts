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
 * The login in the storage, read at every call: a copy could be outdated by another tab. The token stands for the whole login:
 * it is written last and removed first.
 */
export const createStoredLogin = (storage: SafeStorage) => {
  const token = (): string => toHeaderValue(storage.get(tokenKey));
  let lastKnownToken = token();
  return {
    token,
    read: (): Login => ({ token: token(), userId: storage.get(userIdKey) ?? '' }),
    save: (login: Login): void => {
      lastKnownToken = login.token;
      storage.set(userIdKey, login.userId);
      storage.set(tokenKey, login.token);
    },
    /** Removes the refused token, unless it has been replaced since. @returns whether it was removed */
    drop: (refused: string): boolean => {
      if (!refused || refused !== token()) return false;
      lastKnownToken = '';
      storage.remove(tokenKey);
      storage.remove(userIdKey);
      return true;
    },
    /** What another page has made of the token since the last call; undefined when it is the same. */
    changeElsewhere: (): 'login' | 'logout' | 'next reader' | undefined => {
      const before = lastKnownToken;
      lastKnownToken = token();
      if (lastKnownToken === before) return undefined;
      if (!lastKnownToken) return 'logout';
      return before ? 'next reader' : 'login';
    },
  };
};

export type StoredLogin = ReturnType<typeof createStoredLogin>;
