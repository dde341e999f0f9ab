import type { StartApi } from '@share/api-client';
import { toSiteConfig, type SiteConfig } from '@share/shell';
import type { Budget, SiteSettings } from '@share/site-server';

/** The site's configuration as the platform gives it; while the platform is silent, the last one that came. */
export const createSiteConfigSource = (settings: SiteSettings, defaultLogo: string) => {
  const context = {
    siteOrigin: settings.siteOrigin,
    defaultLogo,
    openAppHref: settings.app.universalLink,
  };
  let last = toSiteConfig('{}', context);
  return {
    last: () => last,
    load: async (api: StartApi, budget: Budget): Promise<SiteConfig> => {
      last = await budget.secondary(
        async (signal) => toSiteConfig((await api.getAppInfo({}, { signal })).app_info, context),
        last,
        'app-info',
      );
      return last;
    },
  };
};

export type SiteConfigSource = ReturnType<typeof createSiteConfigSource>;
