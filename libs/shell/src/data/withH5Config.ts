import type { AppInfo } from '@share/api-contract/types';
import { plainText, safeImageUrl } from '@share/safety';
import type { SiteView } from '../SiteView';

type H5Config = NonNullable<AppInfo['h5_config']>;

/** `site` overridden by `config`: the page environment takes precedence over the platform (R61). */
export const withH5Config = (site: SiteView, config: H5Config | undefined, siteOrigin?: string): SiteView => {
  const recordNo = plainText(config?.record_no, 40) || site.recordNo;
  return {
    ...site,
    name: plainText(config?.site_name, 16) || site.name,
    logo: safeImageUrl(config?.site_logo, { siteOrigin }) ?? site.logo,
    description: plainText(config?.descriptions, 24) || site.description,
    ...(recordNo && { recordNo }),
  };
};
