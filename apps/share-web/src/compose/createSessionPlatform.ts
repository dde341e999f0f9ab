import { ApiError, createAccountApi, createStartApi, type ApiClient } from '@share/api-client';
import { sessionConstants, takeTokenAhead, type SessionPlatform } from '@share/session';

const { appid, platform } = sessionConstants;

/** @throws ApiError for an answer without a token */
const withToken = ({ token, user_id }: { token?: string | undefined; user_id?: string | undefined }) => {
  if (!token) throw new ApiError({ kind: 'contract', message: 'The platform answered no token.' });
  return { token, user_id };
};

/** The calls of the session on the API client of this page. */
export const createSessionPlatform = (client: ApiClient): SessionPlatform => {
  const { createToken } = createStartApi(client);
  const { getAccount, getOwnAccount, logout } = createAccountApi(client);
  return {
    createAnonymousToken: async (token) =>
      (await takeTokenAhead(window)) || withToken(await createToken({ appid, platform }, { token })).token,
    login: async (request, token) => withToken(await createToken(request, { token })),
    getAccount: (id, token) => (id ? getAccount({ id }, { token }) : getOwnAccount({}, { token })),
    logout: (token) => logout({}, { token }),
  };
};
