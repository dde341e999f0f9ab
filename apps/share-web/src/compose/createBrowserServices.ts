import { createApiClient } from '@share/api-client';
import { createSafeStorage } from '@share/environment';
import { createSession, sessionConstants } from '@share/session';
import { v4 as createId } from 'uuid';
import { createPageApi } from './createPageApi';
import { createReaderActions } from './createReaderActions';
import { readPageEnvironment } from './PageEnvironment';
import type { Services } from './Services';

const { appid, platform } = sessionConstants;

/** Services of this page; made once, on first use. */
export const createBrowserServices = (): Services => {
  const environment = readPageEnvironment();
  const storage = createSafeStorage(() => window.localStorage);
  const client = createApiClient({
    baseUrl: environment.apiBaseUrl,
    authScheme: environment.authScheme,
    getToken: () => session.ready().then(session.getToken),
    requestId: () => session.requestId(),
    onMissingToken: () => console.warn('未获取到 token，将使用匿名 token'),
    onUnauthorized: (token) => session.dropToken(token),
  });
  const api = createPageApi(client, window.location.pathname);
  const session = createSession({
    storage,
    createId,
    fetchAnonymousToken: async () => (await api.createToken({ appid, platform })).token,
  });
  return { api, actions: createReaderActions(storage) };
};
