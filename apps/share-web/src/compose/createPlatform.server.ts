import { createApiClient, createInnerApi, missingIfRefused, type InnerApi } from '@share/api-client';
import { createServerConnection, type CallFailureReport } from '@share/api-client/server';
import { createServerToken, noSession } from '@share/session';
import { inertServices } from '@share/shell';
import type { Actor } from '@share/site-paths';
import type { PageRequest, SiteSettings } from '@share/site-server';
import { createFurtherApi } from './createFurtherApi';
import { actorAt, createPageApi, type PageApi } from './createPageApi';
import type { Services } from './Services';

/** Access to the platform from the site's own server. */
export interface Platform {
  /** Services for one request, an object of its own, which holds the shared state of the page's islands. Refreshes the anonymous token for its calls. */
  forRequest: (request: Pick<PageRequest, 'path'>) => Services;
  /** Services for a page that makes no calls. */
  withoutCalls: () => Services;
}

const inert: Omit<Services, 'api' | 'pictures'> = {
  ...inertServices,
  clientUaToken: '',
  report: () => undefined,
};

/** Items that are not published come from the internal host, which only this server may ask (R12). */
const withPreview = (api: PageApi, inner: InnerApi): PageApi => ({
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
 * @param onFailure is told of each call that failed
 */
export const createPlatform = (
  settings: SiteSettings,
  onFailure: (report: CallFailureReport) => void,
): Platform => {
  const pictures = { rules: settings.pictureRules, siteOrigin: settings.siteOrigin };
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

  const servicesOf = (family: Actor['family']) => {
    const client = createClient(platform);
    const api = { ...createPageApi(client, family), ...createFurtherApi(client) };
    const inner = createInnerApi(createClient(internalHost), family);
    const shared = { ...inert, pictures };
    return { published: { api, ...shared }, preview: { api: withPreview(api, inner), ...shared } };
  };
  const services = { peony: servicesOf('peony'), mp: servicesOf('mp') };

  return {
    forRequest: ({ path }) => {
      const { isPreview, family } = actorAt(path);
      const { published, preview } = services[family];
      token.refresh(published.api);
      return { ...(isPreview ? preview : published) };
    },
    withoutCalls: () => ({ ...services.peony.published }),
  };
};
