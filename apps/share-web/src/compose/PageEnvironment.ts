import { settingsId } from '@share/environment/document';
import type { PictureRule } from '@share/picture-service';
import { readJsonScript } from '@share/safety';
import type { OpenAppSettings } from '@share/shell/page';

/** The settings of the site that are public: an allow-list, written into every page. */
export interface PageEnvironment extends OpenAppSettings {
  siteOrigin: string;
  /** Empty: the platform is reached through the site itself. */
  apiBaseUrl: string;
  statsBaseUrl: string;
  /** Only where it is not the usual one: the share of pages whose speed is reported, from 0 to 1. */
  rumSampleRate?: number;
  authScheme: string;
  /** Nothing of this page is saved in the browser. */
  withoutServiceWorker?: true;
  /** The type under which the statistics count the item of the page (spec §3). */
  series?: string | undefined;
  /** Page of the item for desktops. */
  pcLink?: string;
  /** Key of the map service (`MAP_KEY`; R61); absent where there are no maps. */
  mapKey?: string;
  /** Where pictures come in other sizes (`PICTURE_SERVICE`); absent: nowhere. */
  pictures?: readonly PictureRule[];
  /** The page has a console for developers (`DEBUG_CONSOLE`). */
  debugConsole?: true;
}

/** The settings this page was rendered with. */
export const readPageEnvironment = (): PageEnvironment =>
  readJsonScript(document.getElementById(settingsId)?.textContent ?? '{}');
