import { toSiteConfig, type SiteConfig, type SiteConfigContext } from './toSiteConfig';

export interface SiteConfigSource {
  /** The configuration as it came last; before that, the defaults. */
  last(): SiteConfig;
  /**
   * Takes over `app_info`.
   * @throws SyntaxError | TypeError when it is no JSON object; the last configuration stays
   */
  take(appInfo: string): SiteConfig;
}

/** The site's configuration as the platform gives it; while the platform is silent, the last one that came. */
export const createSiteConfigSource = (context: SiteConfigContext): SiteConfigSource => {
  let last = toSiteConfig('{}', context);
  return {
    last: () => last,
    take: (appInfo) => (last = toSiteConfig(appInfo, context)),
  };
};
