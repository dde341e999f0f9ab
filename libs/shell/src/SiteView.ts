import { placeholder, type SharedProps } from '@share/islands';

/** The parts of the site's configuration on every page (spec §3, Site config). */
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

/** Of an island that is the same on many pages, but for the link into the app. */
export const sharedAppLink = (): SharedProps<{ site: Pick<SiteView, 'openAppHref'> }> => ({
  site: { openAppHref: placeholder },
});
