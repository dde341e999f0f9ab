/** What every page shows of the site's configuration (spec §3, Site config). */
export interface SiteView {
  name: string;
  logo: string;
  /** Line under the name; the specification's default invites to open the app. */
  description: string;
  homeHref: string;
  /** Where 打开 and 立即前往 lead without script: the app's universal link. */
  openAppHref: string;
  /** Filing number at the foot of the navigation panel (R68). */
  recordNo?: string;
}
