import { readJsonScript } from '@share/safety';
import type { OpenAppSettings } from '@share/shell/page';

/** Everything the browser may know of the site's settings: an allow-list, written into every page. */
export interface PageEnvironment extends OpenAppSettings {
  siteOrigin: string;
  /** Empty: the platform is reached through the site itself. */
  apiBaseUrl: string;
  statsBaseUrl: string;
  authScheme: string;
  /** Id of the item the page shows, for the reading session; absent on other pages. */
  contentId?: string;
}

/** The settings this page was made with. */
export const readPageEnvironment = (): PageEnvironment =>
  readJsonScript(document.getElementById('site-env')?.textContent ?? '{}') as PageEnvironment;
