import { createSafeStorage } from '@share/environment';
import { sessionConstants, type SessionPlatform } from '../src';
import { createSession, type SessionOptions } from '../src/createSession';

export const newId = '6b8e3c1e-54f8-4a53-a9a4-0f6a7c0ad001';

interface StartOptions extends Partial<Omit<SessionOptions, 'platform'>> {
  platform?: Partial<SessionPlatform>;
}

/** A platform on which every call succeeds. */
const workingPlatform: SessionPlatform = {
  createAnonymousToken: async () => 'anonymous-token',
  login: async () => ({ token: 'user-token', user_id: 'u1' }),
  getAccount: async (userId) => ({ user_id: userId, alias: '小满' }),
  logout: async () => undefined,
};

/** The real session over the storage of the test and a platform on which every call succeeds. */
export const startSession = ({ platform, ...options }: StartOptions = {}) =>
  createSession({
    storage: createSafeStorage(() => localStorage),
    createId: () => newId,
    platform: { ...workingPlatform, ...platform },
    ...options,
  });

/** Puts a login into the storage, as another tab or an earlier page does. */
export const storeLogin = (token: string, userId = 'u1') => {
  localStorage.setItem(sessionConstants.userIdKey, userId);
  localStorage.setItem(sessionConstants.tokenKey, token);
};
