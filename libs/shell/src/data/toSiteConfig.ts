import type { AppInfo } from '@share/api-contract/types';
import { plainText, safeColor, safeImageUrl } from '@share/safety';
import { homePath } from '@share/site-paths';
import type { SiteView } from '../SiteView';

/** Default theme colour (spec §9). */
const defaultThemeColour = '#FF4A26';
/** Shown when the platform gives no text: open the app for more content (spec §2). */
const defaultDescription = '打开App，看更多内容';
const defaultName = '新闻';

export interface SiteConfig {
  site: SiteView;
  /** `#rgb` or `#rrggbb` (R45). */
  themeColour: string;
}

interface SiteConfigContext {
  siteOrigin: string;
  defaultLogo: string;
  openAppHref: string;
}

const parse = (text: string): AppInfo => {
  const info: unknown = JSON.parse(text);
  if (typeof info !== 'object' || info === null) throw new TypeError('app_info is not a JSON object.');
  return info;
};

/**
 * Reads the site's configuration out of `app_info` (spec §3, R61): name, logo, description and theme colour, each with its
 * default.
 *
 * @param appInfo the JSON string of the platform
 * @throws SyntaxError | TypeError when it is no JSON object
 */
export const toSiteConfig = (
  appInfo: string,
  { siteOrigin, defaultLogo, openAppHref }: SiteConfigContext,
): SiteConfig => {
  const { primaryColor, h5_config: config } = parse(appInfo);
  return {
    themeColour: safeColor(primaryColor, defaultThemeColour),
    site: {
      name: plainText(config?.site_name, 16) || defaultName,
      logo: safeImageUrl(config?.site_logo, { siteOrigin }) ?? defaultLogo,
      description: plainText(config?.descriptions, 24) || defaultDescription,
      homeHref: homePath,
      openAppHref,
    },
  };
};
