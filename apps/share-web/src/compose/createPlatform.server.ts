import { createApiClient, type ApiClient } from '@share/api-client';
import type { PageRequest, SiteSettings } from '@share/site-server';
import type { Services } from './Services';

/** The server's own anonymous token (R16); asked for again this long after it came. */
const tokenLifeMs = 30 * 60_000;

/** The platform as one request may use it. */
export interface Platform {
  forRequest: (request: Pick<PageRequest, 'requestId'>) => { api: ApiClient; services: Services };
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

  const refreshToken = (api: ApiClient) => {
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
    forRequest: ({ requestId }) => {
      const api = createClient(requestId);
      refreshToken(api);
      return { api, services: { api, actions: noActions } };
    },
  };
};
