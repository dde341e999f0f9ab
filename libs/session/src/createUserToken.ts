import type { SafeStorage } from '@share/environment';
import { sessionConstants } from './sessionConstants';
import { toSendable } from './toSendable';

const { tokenKey, userIdKey } = sessionConstants;

/** A login as it is kept; the user id is empty when it is not known. */
export interface Login {
  token: string;
  userId: string;
}

/**
 * The user token in the storage. It is read at every call, so there is no copy that a reload or another tab could outdate.
 * The token stands for the login: it is written last and removed first.
 */
export const createUserToken = (storage: SafeStorage) => {
  const get = (): string => toSendable(storage.get(tokenKey));
  let seen = get();
  return {
    get,
    login: (): Login => ({ token: get(), userId: storage.get(userIdKey) ?? '' }),
    save: ({ token, userId }: Login): void => {
      seen = token;
      storage.set(userIdKey, userId);
      storage.set(tokenKey, token);
    },
    /** @returns whether it was the token of the moment; a newer one stays. */
    drop: (refused: string): boolean => {
      if (!refused || refused !== get()) return false;
      seen = '';
      storage.remove(tokenKey);
      storage.remove(userIdKey);
      return true;
    },
    /** Whether another tab has changed the token since this was last asked. */
    hasChangedElsewhere: (): boolean => {
      const before = seen;
      seen = get();
      return seen !== before;
    },
  };
};

export type UserToken = ReturnType<typeof createUserToken>;
