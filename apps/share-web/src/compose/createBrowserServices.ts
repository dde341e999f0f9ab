import { createApiClient, createFetchTransport } from '@share/api-client';
import { createSafeStorage } from '@share/environment';
import { wakeIsland } from '@share/islands';
import { createSession } from '@share/session';
import { createAppearance, createOpenApp, createOverlays, createPageActions } from '@share/shell/page';
import type { WeChatServices } from '@share/shell/page';
import { v4 as createId } from 'uuid';
import { createPageApi } from './createPageApi';
import { createSessionPlatform } from './createSessionPlatform';
import { readPageEnvironment } from './PageEnvironment';
import { reportFailure } from './reportFailure';
import type { Services } from './Services';
import { statistics } from './statistics';

/** Services of a page in the browser. */
export const createBrowserServices = (): Services & WeChatServices => {
  const page = readPageEnvironment();
  const storage = createSafeStorage(() => window.localStorage);
  const client = createApiClient({
    transport: createFetchTransport({ baseUrl: page.apiBaseUrl }),
    authScheme: page.authScheme,
    getToken: () => session.ready().then(session.getToken),
    requestId: () => session.requestId(),
    onMissingToken: () => console.warn('未获取到 token，将使用匿名 token'),
    onUnauthorized: (token) => session.dropToken(token),
  });
  const session = createSession({
    storage,
    createId,
    siteOrigin: page.siteOrigin,
    platform: createSessionPlatform(client),
    window,
  });
  const overlays = createOverlays((island) => wakeIsland(island, true));
  session.events.on('login:required', ({ action }) => overlays.open({ name: 'login', action }));
  session.store.subscribe(({ isLoggedIn }) => {
    if (isLoggedIn) overlays.close('login');
  });
  const api = createPageApi(client, window.location.pathname);
  const { openApp, ...app } = createOpenApp(page, {
    overlays,
    api,
    onAttempt: (attempt) =>
      void statistics.then(({ track }) => track('open_app', { extras: { ...attempt } })),
  });
  return {
    ...app,
    api,
    session,
    storage,
    overlays,
    reportMedia: (event, { itemId, ...extras }) =>
      void statistics.then(({ track }) => track(event, { ids: [itemId], extras })),
    page: createPageActions({
      overlays,
      openApp,
      successRule: app.successRule,
      isInApp: () => app.environment().host === 'client',
    }),
    appearance: createAppearance(storage, document.documentElement),
    reportFailure,
  };
};
