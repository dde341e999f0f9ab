import type { SiteSettings } from '@share/site-server';
import type { PageEnvironment } from './PageEnvironment';

/** The one place that decides what a browser may know. */
export const toPageEnvironment = (settings: SiteSettings, contentId?: string): PageEnvironment => ({
  siteOrigin: settings.siteOrigin,
  apiBaseUrl: settings.publicApiBaseUrl,
  statsBaseUrl: settings.statsBaseUrl,
  authScheme: settings.authScheme,
  ...(contentId !== undefined && { contentId }),
});
