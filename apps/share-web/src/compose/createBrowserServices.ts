import { createBrowserClient, type ApiClient } from '@share/api-client';
import { createRestoredLists } from '@share/content-cards';
import { createSafeStorage, readHostMark, savesData } from '@share/environment';
import { hydrateIsland, hydrateIslandsIn } from '@share/islands';
import { createSession } from '@share/session';
import { createAppearance, createOpenApp, createOverlays, createPageActions } from '@share/shell/page';
import type { WeChatServices } from '@share/shell/page';
import { createStatisticsChoice } from '@share/tracking';
import { v4 as createId } from 'uuid';
import { homePath, parseActor } from '@share/site-paths';
import { createPageApi } from './createPageApi';
import { createSessionPlatform } from './createSessionPlatform';
import { readPageEnvironment } from './PageEnvironment';
import { reportFailure } from './reportFailure';
import type { PageServices } from './Services';
import { report } from './statistics';

interface BrowserServices {
  services: PageServices & WeChatServices;
  /** Makes the calls of the services. */
  client: ApiClient;
}

/** Services of a page in the browser. A page that shows no item adds the calls of `createFurtherApi` (`furtherRuntime`). */
export const createBrowserServices = (): BrowserServices => {
  const page = readPageEnvironment();
  const storage = createSafeStorage(() => window.localStorage);
  /* eslint-disable @typescript-eslint/no-use-before-define -- the client and the session refer to each other, and call after both are there */
  const client = createBrowserClient({
    baseUrl: page.apiBaseUrl,
    authScheme: page.authScheme,
    getToken: () => session.ready().then(session.getToken),
    requestId: () => session.requestId(),
    onMissingToken: () => console.warn('未获取到 token，将使用匿名 token'),
    onUnauthorized: (token) => session.dropToken(token),
  });
  /* eslint-enable @typescript-eslint/no-use-before-define */
  const session = createSession({
    storage,
    createId,
    siteOrigin: page.siteOrigin,
    isPreview: page.isPreview,
    platform: createSessionPlatform(client),
    window,
  });
  const overlays = createOverlays((island) => hydrateIsland(island, true));
  session.events.on('login:required', ({ action }) => overlays.open({ name: 'login', action }));
  session.events.on('account:refused', ({ message }) => overlays.toast(message));
  session.store.subscribe(({ isLoggedIn }) => {
    if (isLoggedIn) overlays.close('login');
  });
  const { family } = parseActor(window.location.pathname.slice(homePath.length).split('/')[0] ?? '');
  const api = createPageApi(client, family);
  const { openApp, ...app } = createOpenApp(page, {
    overlays,
    api,
    onAttempt: (attempt) =>
      report('open_app', {
        ids: page.contentId === undefined ? [] : [page.contentId],
        extras: { ...attempt },
      }),
  });
  const services = {
    ...app,
    api,
    pictures: {
      rules: page.pictures ?? [],
      siteOrigin: page.siteOrigin,
      savesData: savesData(navigator),
    },
    session,
    storage,
    restoredLists: createRestoredLists(window, () => hydrateIslandsIn(document.querySelector('main'))),
    clientUaToken: page.clientUaToken,
    overlays,
    report,
    page: createPageActions({
      overlays,
      openApp,
      successRule: app.successRule,
      isInApp: () => readHostMark() === 'client',
    }),
    appearance: createAppearance(storage, document.documentElement),
    statisticsChoice: createStatisticsChoice(storage, navigator),
    reportFailure,
  } satisfies PageServices & WeChatServices;
  return { services, client };
};
