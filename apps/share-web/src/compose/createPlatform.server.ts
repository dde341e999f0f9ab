import { createApiClient, createInnerApi, missingIfRefused, type InnerApi } from '@share/api-client';
import { createServerConnection, type CallFailureReport } from '@share/api-client/server';
import type { Trace } from '@share/operations';
import { createServerToken, noSession } from '@share/session';
import type { SharedServices } from '@share/islands';
import { inertServices, sharedServices } from '@share/shell';
import type { Actor } from '@share/site-paths';
import type { PageAddress } from '@share/site-paths/server';
import type { SiteSettings } from '@share/site-server';
import { createFurtherApi } from './createFurtherApi';
import { createPageApi } from './createPageApi';
import type { Services } from './Services';

/** Access to the platform from the site's own server. */
export interface Platform {
  /**
   * Services for one request, an object of its own, which holds the shared state of the page's islands. Refreshes the anonymous token for its calls.
   * @param trace that the calls name; absent for calls of the site itself
   */
  forRequest: (address: Pick<PageAddress, 'kind' | 'family'>, trace?: Trace) => Services;
  /** Services for a page that makes no calls. */
  withoutCalls: () => Services;
  /** What of the services is the same on every page. */
  sharedServices: SharedServices<Services>;
}

const inert: Omit<Services, 'api' | 'pictures'> = {
  ...inertServices,
  clientUaToken: '',
  report: () => undefined,
};

/** Items that are not published come from the internal host, which only this server may ask (R12). */
const withPreview = (api: Services['api'], inner: InnerApi): Services['api'] => ({
  ...api,
  getContentDetail: ({ post_id }, options) =>
    inner.getPreviewDetail({ id: post_id }, options).catch(missingIfRefused),
  getSpecial: (page, options) => inner.getStaticSpecial(page, options).catch(missingIfRefused),
  getAlbum: ({ series, uid }, options) =>
    inner.getStaticAlbum({ series, id: uid }, options).catch(missingIfRefused),
  getAlbumTracks: async ({ series, uid }, options) => {
    const { tracks = [] } = await inner.getStaticAlbum({ series, id: uid }, options);
    return { tracks, total: tracks.length };
  },
  getTopComments: (page, options) => inner.getInnerComments(page, options),
});

/**
 * Requests share the clients, the connections and the site's own anonymous token.
 * @param onFailure is informed of each call that failed
 */
export const createPlatform = (
  settings: SiteSettings,
  onFailure: (report: CallFailureReport) => void,
): Platform => {
  const pictures = { rules: settings.pictureRules, siteOrigin: settings.siteOrigin };
  const token = createServerToken();
  const platform = createServerConnection({ baseUrl: settings.apiBaseUrl, onFailure });
  const internalHost = createServerConnection({ baseUrl: settings.innerBaseUrl, onFailure });

  const createClient = (connection: typeof platform, trace?: Trace) =>
    createApiClient({
      ...connection,
      transport: (call) => connection.transport({ ...call, trace }),
      authScheme: settings.authScheme,
      getToken: token.get,
      requestId: noSession.requestId,
      onUnauthorized: token.drop,
    });

  const createApi = (family: Actor['family'], trace?: Trace): Services['api'] => {
    const client = createClient(platform, trace);
    return { ...createPageApi(client, family), ...createFurtherApi(client) };
  };
  const shared = { ...inert, pictures };
  const ownApi = createApi('peony');

  return {
    forRequest: ({ kind, family }, trace) => {
      token.refresh(ownApi);
      const published = createApi(family, trace);
      if (kind !== 'preview') return { ...shared, api: published };
      const inner = createInnerApi(createClient(internalHost, trace), family);
      return { ...shared, api: withPreview(published, inner) };
    },
    withoutCalls: () => ({ ...shared, api: ownApi }),
    sharedServices: { ...sharedServices, pictures, restoredLists: undefined },
  };
};
