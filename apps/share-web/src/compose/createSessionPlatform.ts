import { createAccountApi, createStartApi, type ApiClient } from '@share/api-client';
import { sessionConstants, type SessionPlatform } from '@share/session';

const { appid, platform } = sessionConstants;

/** The calls of the session on the API client of this page. */
export const createSessionPlatform = (client: ApiClient): SessionPlatform => {
  const { createToken } = createStartApi(client);
  const { getAccount, getOwnAccount, logout } = createAccountApi(client);
  return {
    createAnonymousToken: async (token) => (await createToken({ appid, platform }, { token })).token,
    login: (request, token) => createToken(request, { token }),
    getAccount: (id, token) => (id ? getAccount({ id }, { token }) : getOwnAccount({}, { token })),
    logout: (token) => logout({}, { token }),
  };
};
