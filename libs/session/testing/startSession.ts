import { createSafeStorage } from '@share/environment';
import { createSession, sessionConstants, type SessionOptions, type SessionPlatform } from '../src';
import { createTestPlatform } from './createTestPlatform';

export const newId = '6b8e3c1e-54f8-4a53-a9a4-0f6a7c0ad001';

interface StartOptions extends Partial<Omit<SessionOptions, 'platform'>> {
  platform?: Partial<SessionPlatform>;
}

/** The real session over the storage of the test and a platform of which every call succeeds. */
export const startSession = ({ platform, ...options }: StartOptions = {}) =>
  createSession({
    storage: createSafeStorage(() => localStorage),
    createId: () => newId,
    platform: createTestPlatform(platform),
    ...options,
  });

/** A login that is in the storage, as another tab or an earlier page has left it. */
export const storeLogin = (token: string, userId = 'u1') => {
  localStorage.setItem(sessionConstants.userIdKey, userId);
  localStorage.setItem(sessionConstants.tokenKey, token);
};
