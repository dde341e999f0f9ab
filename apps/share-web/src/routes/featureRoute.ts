import type { LoadFeaturePage } from '@share/content-cards';
import type { AppLinkParams } from '@share/open-app';
import { toFramedPage } from '@share/shell';
import type { Services } from '../compose/Services';
import { toOpenAppHref } from '../compose/pageEnvironment.server';
import type { Route, RouteContext } from './Route';

interface FeatureRow extends Pick<Route, 'path' | 'parts' | 'query'> {
  load: LoadFeaturePage<Services['api']>;
}

/** Values of the query and of the path by name, without empty ones; a part of the path wins over a parameter of the same name. */
const toParams = ({ query, parts }: RouteContext['address']): Record<string, string> => ({
  ...Object.fromEntries([...query].filter(([, value]) => value !== '')),
  ...parts,
});

/** A page that one feature exports whole. */
export const featureRoute = ({ load, ...row }: FeatureRow): Route => ({
  ...row,
  guards: ['decodableIds'],
  load: async ({ address, services: { api, pictures }, data, bodies, settings, now, config }) => {
    const { siteOrigin, mapKey, mapStaticUrl } = settings;
    const { family } = address;
    const siteName = async () => (await config).site.name;
    const openAppHref = (appLink: AppLinkParams) => toOpenAppHref(settings, appLink);
    const mapPicture = mapKey && mapStaticUrl.replace('{key}', encodeURIComponent(mapKey));
    const given = { api, data, bodies, siteOrigin, now, siteName, openAppHref, pictures, mapPicture };
    const page = await load({ params: toParams(address), family, ...given });
    return typeof page === 'string'
      ? page
      : toFramedPage(page, { config: await config, siteOrigin, openAppHref });
  },
});
