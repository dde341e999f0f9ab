import type { LoadFeaturePage } from '@share/content-cards';
import type { AppLinkParams } from '@share/open-app';
import { toFramedPage } from '@share/shell';
import { basePath, decodeParts, partsAfter } from '@share/site-paths';
import type { PageApi } from '../compose/createPageApi';
import { toOpenAppHref } from '../compose/pageEnvironment.server';
import type { Route } from './Route';

interface FeatureRow extends Pick<Route, 'path' | 'parts' | 'query'> {
  load: LoadFeaturePage<PageApi>;
}

/** A page that one feature exports whole. */
export const featureRoute = ({ path, parts = [], query = [], load }: FeatureRow): Route => ({
  path: path === '/' ? path : `${path}/*`,
  parts,
  query,
  guards: ['decodableIds'],
  spelling: (segments) => {
    const own = partsAfter(path, segments);
    if (own.length > parts.length) return undefined;
    return path === '/' ? basePath + path : [basePath + path, ...own, 'index.html'].join('/');
  },
  load: async ({ params, request, services: { api }, reads, settings, now, config }) => {
    const { siteOrigin, mapKey } = settings;
    const siteName = async () => (await config).site.name;
    const openAppHref = (appLink: AppLinkParams) => toOpenAppHref(settings, appLink);
    const named = decodeParts(params, request.query);
    if (!named) return 'invalid';
    const given = { api, reads, siteOrigin, now, siteName, openAppHref, hasMap: mapKey !== '' };
    const page = await load({ params: named, ...given });
    return typeof page === 'string'
      ? page
      : toFramedPage(page, { config: await config, siteOrigin, openAppHref });
  },
});
