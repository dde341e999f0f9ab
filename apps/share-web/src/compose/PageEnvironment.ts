import { readJsonScript } from '@share/safety';
import type { OpenAppSettings } from '@share/shell/page';

/** The settings of the site that are public: an allow-list, written into every page. */
export interface PageEnvironment extends OpenAppSettings {
  siteOrigin: string;
  /** Empty: the platform is reached through the site itself. */
  apiBaseUrl: string;
  statsBaseUrl: string;
  authScheme: string;
  /** Id of the item the page shows, for the reading session; absent on other pages. */
  contentId?: string;
  /** Page of the item for desktops. */
  pcLink?: string;
}

/** The settings this page was rendered with. */
export const readPageEnvironment = (): PageEnvironment =>
  readJsonScript(document.getElementById('site-env')?.textContent ?? '{}') as PageEnvironment;
