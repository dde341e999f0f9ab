import { cleanData } from '@share/api-client';
import type { AppInfo } from '@share/api-contract/types';
import { toImprint, toSiteState, type ImprintView, type SiteState } from '@share/page-document';
import { plainText, safeColor } from '@share/safety';
import { homePath } from '@share/site-paths';
import { uiConstants } from '@share/ui/theme';
import type { SiteView } from '../SiteView';
import { toBottomBar, type BottomBarView } from './toBottomBar';
import { withH5Config } from './withH5Config';

/** Shown when the platform gives no text: open the app for more content (spec §2). */
const defaultDescription = '打开App，看更多内容';
const defaultName = '新闻';
/** Reasons for a complaint while the platform names none (R68). */
const defaultReportReasons = ['内容不实', '广告营销', '人身攻击', '侵犯隐私', '其他'];

export interface SiteConfig {
  site: SiteView;
  /** `#rgb` or `#rrggbb` (R45). */
  themeColour: string;
  bottomBar: BottomBarView;
  reportReasons: string[];
  /** The licensed publisher of the site; absent where the platform does not say. */
  imprint: ImprintView | undefined;
  state: SiteState;
}

export interface SiteConfigContext {
  siteOrigin: string;
  defaultLogo: string;
  openAppHref: string;
}

const parse = (text: string): AppInfo => {
  const info: unknown = JSON.parse(text);
  if (typeof info !== 'object' || info === null) throw new TypeError('app_info is not a JSON object.');
  cleanData(info);
  return info;
};

const toReportReasons = (reasons: readonly string[] = []): string[] => {
  const named = reasons.map((reason) => plainText(reason, 40)).filter(Boolean);
  return named.length > 0 ? named : defaultReportReasons;
};

/**
 * Reads the site's configuration out of `app_info` (spec §3, R61): name, logo, description, theme colour, bottom bar and the
 * reasons for a complaint, each with its default.
 *
 * @param appInfo the JSON string of the platform
 * @throws SyntaxError | TypeError when it is no JSON object
 */
export const toSiteConfig = (
  appInfo: string,
  { siteOrigin, defaultLogo, openAppHref }: SiteConfigContext,
): SiteConfig => {
  const { primaryColor, h5_config: config, bottomNavigationBar } = parse(appInfo);
  const defaults: SiteView = {
    name: defaultName,
    logo: defaultLogo,
    description: defaultDescription,
    homeHref: homePath,
    openAppHref,
  };
  return {
    themeColour: safeColor(primaryColor, uiConstants.defaultThemeColour),
    site: withH5Config(defaults, config, siteOrigin),
    bottomBar: toBottomBar(bottomNavigationBar, siteOrigin),
    reportReasons: toReportReasons(config?.report_reasons),
    imprint: toImprint(config),
    state: toSiteState(config, siteOrigin),
  };
};
