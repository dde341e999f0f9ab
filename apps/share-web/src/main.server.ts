import { createSiteConfigSource } from '@share/shell';
import {
  createLogger,
  createSiteServer,
  readClientFiles,
  readSettings,
  serveUntilStopped,
  SettingsError,
} from '@share/site-server';
import { join } from 'node:path';
import { createPlatform } from './compose/createPlatform.server';
import { createRenderer } from './compose/renderPage.server';
import { findRoute } from './routes/findRoute';

const clientDir = join(import.meta.dirname, '../client');

const start = async () => {
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  const files = await readClientFiles(clientDir, 'src/entry.client.ts', import.meta.env.BASE_URL);
  const platform = createPlatform(settings);
  const siteConfig = createSiteConfigSource({
    siteOrigin: settings.siteOrigin,
    defaultLogo: files.logo,
    openAppHref: settings.app.universalLink,
  });
  const server = createSiteServer({
    settings,
    logger,
    assets: files.assets,
    ...createRenderer({ settings, platform, siteConfig, files }),
    allowedQuery: (path) => findRoute(path)?.query ?? [],
  });
  process.stdout.write(`site ready ${await serveUntilStopped(server, logger)}\n`);
};

start().catch((error: unknown) => {
  const message = error instanceof SettingsError ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
