import type { LoadFeaturePage } from '@share/content-cards';
import type { AppLinkParams } from '@share/open-app';
import { toFramedPage } from '@share/shell';
import { basePath, completePath, decodeParts, partsAfter } from '@share/site-paths';
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
  complete: (segments, sent) =>
    parts[0] === undefined ? segments : completePath({ fixed: path, part: parts[0] }, segments, sent),
  spelling: (segments) => {
    const own = partsAfter(path, segments);
    if (own.length > parts.length) return undefined;
    return path === '/' ? basePath + path : [basePath + path, ...own, 'index.html'].join('/');
  },
  load: async ({ params, request, services: { api, pictures }, reads, bodies, settings, now, config }) => {
    const { siteOrigin, mapKey, mapStaticUrl } = settings;
    const siteName = async () => (await config).site.name;
    const openAppHref = (appLink: AppLinkParams) => toOpenAppHref(settings, appLink);
    const named = decodeParts(params, request.query);
    if (!named) return 'invalid';
    const mapPicture = mapKey && mapStaticUrl.replace('{key}', encodeURIComponent(mapKey));
    const given = { api, reads, bodies, siteOrigin, now, siteName, openAppHref, pictures, mapPicture };
    const page = await load({ params: named, ...given });
    return typeof page === 'string'
      ? page
      : toFramedPage(page, { config: await config, siteOrigin, openAppHref });
  },
});
