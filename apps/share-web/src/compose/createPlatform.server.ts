import { createApiClient } from '@share/api-client';
import type { PageRequest, SiteSettings } from '@share/site-server';
import { createPageApi, type PageApi } from './createPageApi';
import type { Services } from './Services';

/** The server's own anonymous token (R16); asked for again this long after it came. */
const tokenLifeMs = 30 * 60_000;

/** The platform as one request may use it. */
export interface Platform {
  forRequest: (request: Pick<PageRequest, 'path' | 'requestId'>) => { api: PageApi; services: Services };
}

/** What a reader does is done in the browser; the server's twin does nothing. */
const noActions: Services['actions'] = {
  dismissOffer: () => undefined,
  share: async () => undefined,
};

/** Makes a client per request; only the site's own anonymous token is shared between them. */
export const createPlatform = (settings: SiteSettings): Platform => {
  let token = '';
  let askedAt = -Infinity;

  const createClient = (requestId: string) =>
    createApiClient({
      baseUrl: settings.apiBaseUrl,
      authScheme: settings.authScheme,
      getToken: () => token,
      requestId: () => requestId,
    });

  const refreshToken = (api: PageApi) => {
    if (performance.now() - askedAt < tokenLifeMs) return;
    askedAt = performance.now();
    api.createToken({ appid: 1, platform: 'mobile' }).then(
      (answer) => {
        token = answer.token;
      },
      () => {
        askedAt = -Infinity;
      },
    );
  };

  return {
    forRequest: ({ path, requestId }) => {
      const api = createPageApi(createClient(requestId), path);
      refreshToken(api);
      return { api, services: { api, actions: noActions } };
    },
  };
};
