import { createApiClient, createInnerApi, type InnerApi } from '@share/api-client';
import { createServerConnection, type CallFailureReport } from '@share/api-client/server';
import { createSafeStorage, readEnvironment } from '@share/environment';
import { noPageActions } from '@share/islands';
import { createServerToken, noSession } from '@share/session';
import { noAppearance } from '@share/shell';
import { createOverlays } from '@share/shell/page';
import { homePath, parseActor } from '@share/site-paths';
import type { PageRequest, SiteSettings } from '@share/site-server';
import { createPageApi, type PageApi } from './createPageApi';
import type { Services } from './Services';

/** Access to the platform from the site's own server. */
export interface Platform {
  /** Services for one request; refreshes the anonymous token for its calls. */
  forRequest: (request: Pick<PageRequest, 'path'>) => Services;
  /** Services for a page that makes no calls. */
  withoutCalls: () => Services;
}

/** Readers act in the browser only; on the server these do nothing. */
const inert: Omit<Services, 'api'> = {
  session: noSession,
  page: noPageActions,
  storage: createSafeStorage(() => {
    throw new Error('The server keeps nothing for a reader.');
  }),
  overlays: createOverlays(() => undefined),
  appearance: noAppearance,
  successRule: { offersApp: () => false, isDeclined: () => false, decline: () => undefined },
  environment: () => readEnvironment(''),
  reportFailure: () => undefined,
};

/** Items that are not published come from the internal host, which only this server may ask (R12). */
const withPreview = (api: PageApi, inner: InnerApi): PageApi => ({
  ...api,
  getContentDetail: ({ post_id }, options) => inner.getPreviewDetail({ id: post_id }, options),
  getTopComments: (page, options) => inner.getInnerComments(page, options),
});

/**
 * Creates a client per request; requests share the connections and the site's own anonymous token.
 * @param onFailure is told of each call that failed
 */
export const createPlatform = (
  settings: SiteSettings,
  onFailure: (report: CallFailureReport) => void,
): Platform => {
  const token = createServerToken();
  const platform = createServerConnection({ baseUrl: settings.apiBaseUrl, onFailure });
  const internalHost = createServerConnection({ baseUrl: settings.innerBaseUrl, onFailure });

  const createClient = (connection: typeof platform) =>
    createApiClient({
      ...connection,
      authScheme: settings.authScheme,
      getToken: token.get,
      requestId: noSession.requestId,
      onUnauthorized: token.drop,
    });

  const servicesFor = (path: string): Services => {
    const [actor = ''] = path.slice(homePath.length).split('/');
    const { isPreview, family } = parseActor(actor);
    const api = createPageApi(createClient(platform), path);
    if (!isPreview) return { api, ...inert };
    const inner = createInnerApi(createClient(internalHost), family);
    return { api: withPreview(api, inner), ...inert };
  };

  return {
    forRequest: ({ path }) => {
      const services = servicesFor(path);
      token.refresh(services.api);
      return services;
    },
    withoutCalls: () => servicesFor(homePath),
  };
};
