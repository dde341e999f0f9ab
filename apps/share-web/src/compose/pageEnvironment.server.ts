import { seriesOf, toAppLink, type AppLinkParams, type OpenAppConfig } from '@share/open-app';
import type { SiteSettings } from '@share/site-server';
import type { RoutePage } from '../routes/Route';
import type { PageEnvironment } from './PageEnvironment';

/** Settings of the app. */
const toOpenAppConfig = ({ app: { uaToken: _, ...config } }: SiteSettings): OpenAppConfig => config;

/** Where an offer of the app leads without scripts. */
export const toOpenAppHref = (settings: SiteSettings, appLink: AppLinkParams): string =>
  toAppLink(appLink, 'universal-link', toOpenAppConfig(settings)) ?? '';

/** The one place that decides which settings reach a browser. */
export const toPageEnvironment = (
  settings: SiteSettings,
  { contentId, pcLink, appLink = {}, isPreview = false }: RoutePage,
): PageEnvironment => ({
  siteOrigin: settings.siteOrigin,
  apiBaseUrl: settings.publicApiBaseUrl,
  statsBaseUrl: settings.statsBaseUrl,
  ...(settings.rumSampleRate !== undefined && { rumSampleRate: settings.rumSampleRate }),
  authScheme: settings.authScheme,
  clientUaToken: settings.app.uaToken,
  app: toOpenAppConfig(settings),
  appLink,
  isPreview,
  ...(contentId !== undefined && { contentId }),
  series: seriesOf(appLink.type ?? ''),
  ...((isPreview || !settings.serviceWorker) && { withoutServiceWorker: true }),
  ...(pcLink !== undefined && { pcLink }),
  ...(settings.mapKey !== '' && { mapKey: settings.mapKey }),
  ...(settings.pictureRules.length > 0 && { pictures: settings.pictureRules }),
  ...(settings.debugConsole && { debugConsole: true }),
});
