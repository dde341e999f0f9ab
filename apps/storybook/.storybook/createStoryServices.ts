import {
  createAccountApi,
  createAlbumApi,
  createApiClient,
  createCommunityApi,
  createContentApi,
  createFetchTransport,
  createItemApi,
  createMediaAccountApi,
  createServiceApi,
  createSpecialApi,
  createStartApi,
} from '@share/api-client';
import { createSafeStorage } from '@share/environment';
import { createPageActions } from '@share/islands/testing';
import { createSession, sessionConstants } from '@share/session';

const noStorage = (): never => {
  throw new Error('Stories have no storage.');
};

/** The services of a page for a new visitor, with the real client and session. */
export const createStoryServices = () => {
  const storage = createSafeStorage(noStorage);
  const client = createApiClient({
    transport: createFetchTransport({ baseUrl: window.location.origin }),
    getToken: () => session.ready().then(session.getToken),
    requestId: () => session.requestId(),
    onUnauthorized: (token) => session.dropToken(token),
  });
  const api = {
    ...createStartApi(client),
    ...createAccountApi(client),
    ...createContentApi(client),
    ...createItemApi(client, 'peony'),
    ...createMediaAccountApi(client),
    ...createAlbumApi(client),
    ...createSpecialApi(client),
    ...createServiceApi(client),
    ...createCommunityApi(client),
  };
  const { appid, platform } = sessionConstants;
  const session = createSession({
    storage,
    createId: () => crypto.randomUUID(),
    platform: {
      createAnonymousToken: async () => (await api.createToken({ appid, platform })).token ?? '',
      login: async (request) => {
        const { token = '', user_id } = await api.createToken(request);
        return { token, user_id };
      },
      getAccount: (id, token) => (id ? api.getAccount({ id }, { token }) : api.getOwnAccount({}, { token })),
      logout: (token) => api.logout({}, { token }),
    },
  });
  return { api, session, storage, page: createPageActions() };
};
