import { createAccountApi, createStartApi, type ApiClient } from '@share/api-client';
import { sessionConstants, type SessionPlatform } from '@share/session';

const { appid, platform } = sessionConstants;

/** The calls of the session on the API client of this page. */
export const createSessionPlatform = (client: ApiClient): SessionPlatform => {
  const { createToken } = createStartApi(client);
  const { getAccount, getOwnAccount, logout } = createAccountApi(client);
  return {
    createAnonymousToken: async () => (await createToken({ appid, platform })).token,
    login: (request) => createToken(request),
    getAccount: (id, token) => (id ? getAccount({ id }, { token }) : getOwnAccount({}, { token })),
    logout: (token) => logout({}, { token }),
  };
};
