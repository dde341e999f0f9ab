import type { LoadFeaturePage } from '@share/content-cards';
import { toFramedPage } from '@share/shell';
import { basePath, decodeParts, partsAfter } from '@share/site-paths';
import type { PageApi } from '../compose/createPageApi';
import { toOpenAppConfig } from '../compose/pageEnvironment.server';
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
    const { siteOrigin } = settings;
    const siteName = async () => (await config).site.name;
    const named = decodeParts(params, request.query);
    const page = named
      ? await load({ params: named, api, reads, siteOrigin, now, siteName, hasMap: settings.mapKey !== '' })
      : 'invalid';
    return typeof page === 'string'
      ? page
      : toFramedPage(page, { config: await config, siteOrigin, app: toOpenAppConfig(settings) });
  },
});
