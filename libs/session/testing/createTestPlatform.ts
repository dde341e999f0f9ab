import type { SessionPlatform } from '../src';

/** A platform of which every call succeeds: somebody with a phone, whose account is there. */
export const createTestPlatform = (given: Partial<SessionPlatform> = {}): SessionPlatform => ({
  createAnonymousToken: async () => 'anonymous-token',
  login: async () => ({ token: 'user-token', user_id: 'u1' }),
  getAccount: async (userId) => ({ user_id: userId, alias: '小满' }),
  logout: async () => undefined,
  ...given,
});
