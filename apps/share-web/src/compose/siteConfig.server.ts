import type { StartApi } from '@share/api-client';
import type { AppInfo } from '@share/api-contract/types';
import { plainText, safeColor, safeImageUrl } from '@share/safety';
import type { SiteView } from '@share/shell';
import { homePath } from '@share/site-paths';
import type { Budget, SiteSettings } from '@share/site-server';

/** Default theme colour (spec §9). */
const defaultThemeColour = '#FF4A26';
/** Shown when the platform gives no text: open the app for more content (spec §2). */
const defaultDescription = '打开App，看更多内容';

export interface SiteConfig {
  site: SiteView;
  themeColour: string;
}

/** `app_info` is a JSON string (spec §7). Throws when it is none. */
const parseAppInfo = (text: string): AppInfo => {
  const info: unknown = JSON.parse(text);
  if (typeof info !== 'object' || info === null) throw new TypeError('app_info is not a JSON object');
  return info;
};

const toSiteConfig = (info: AppInfo, settings: SiteSettings, defaultLogo: string): SiteConfig => {
  const config = info.h5_config;
  return {
    themeColour: safeColor(info.primaryColor, defaultThemeColour),
    site: {
      name: plainText(config?.site_name, 16) || '新闻',
      logo: safeImageUrl(config?.site_logo, { siteOrigin: settings.siteOrigin }) ?? defaultLogo,
      description: plainText(config?.descriptions, 24) || defaultDescription,
      homeHref: homePath,
      openAppHref: settings.app.universalLink,
    },
  };
};

/** The site's configuration as the platform gives it; while the platform is silent, the last one that came. */
export const createSiteConfigSource = (settings: SiteSettings, defaultLogo: string) => {
  let last = toSiteConfig({}, settings, defaultLogo);
  return {
    last: () => last,
    load: async (api: Pick<StartApi, 'getAppInfo'>, budget: Budget): Promise<SiteConfig> => {
      const info = await budget.secondary<AppInfo | null>(
        async (signal) => parseAppInfo((await api.getAppInfo({}, { signal })).app_info),
        null,
        'app-info',
      );
      if (info) last = toSiteConfig(info, settings, defaultLogo);
      return last;
    },
  };
};

export type SiteConfigSource = ReturnType<typeof createSiteConfigSource>;
