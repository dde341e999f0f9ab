import { createSiteConfigSource } from '@share/shell';
import { createLogger, createSiteServer, readSettings } from '@share/site-server';
import { createPlatform } from './compose/createPlatform.server';
import { createRenderer } from './compose/renderPage.server';
import { findRoute } from './routes/findRoute';

interface ClientFiles extends Pick<Parameters<typeof createSiteServer>[0], 'assets'> {
  /** Addresses of the browser's files. */
  entry: string;
  logo: string;
}

/**
 * Puts the site together: built for production, or from source by `dev.mjs`.
 * @throws SettingsError
 */
export const createSite = (env: NodeJS.ProcessEnv, files: ClientFiles) => {
  const settings = readSettings(env);
  const logger = createLogger(settings);
  const siteConfig = createSiteConfigSource({
    siteOrigin: settings.siteOrigin,
    defaultLogo: files.logo,
    openAppHref: settings.app.universalLink,
  });
  const platform = createPlatform(settings, (report) => server.reportCallFailure(report));
  const server = createSiteServer({
    settings,
    logger,
    assets: files.assets,
    ...createRenderer({ settings, platform, siteConfig, files }),
    allowedQuery: (path) => findRoute(path)?.route.query ?? [],
  });
  return { server, logger };
};
