import { toSiteConfig, type SiteConfig, type SiteConfigContext } from './toSiteConfig';

export interface SiteConfigSource {
  /** The configuration that was read last; before that, the defaults. */
  last(): SiteConfig;
  /**
   * Reads `app_info`.
   * @throws SyntaxError | TypeError when it is no JSON object; the last configuration is kept
   */
  take(appInfo: string): SiteConfig;
}

/** The site's configuration; while the platform does not answer, the one that was read last. */
export const createSiteConfigSource = (context: SiteConfigContext): SiteConfigSource => {
  let last = toSiteConfig('{}', context);
  return {
    last: () => last,
    take: (appInfo) => (last = toSiteConfig(appInfo, context)),
  };
};
