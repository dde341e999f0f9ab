import { createSiteServer, createLogger, readSettings, SettingsError } from '@share/site-server';
import { createPlatform } from './compose/createPlatform.server';
import { createRenderer } from './compose/renderPage.server';
import { createSiteConfigSource } from './compose/siteConfig.server';
import { readClientFiles } from './compose/clientFiles.server';
import { findRoute } from './routes/findRoute';

/** After a crash nothing can be trusted: what is under way has this long, in milliseconds. */
const crashGraceMs = 1000;

const start = async () => {
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  const files = await readClientFiles();
  const { renderPage, renderError } = createRenderer({
    settings,
    platform: createPlatform(settings),
    siteConfig: createSiteConfigSource(settings, files.logo),
    files,
  });
  const server = createSiteServer({
    settings,
    logger,
    assets: files.assets,
    renderPage,
    renderError,
    allowedQuery: (path) => findRoute(path)?.query ?? [],
  });
  const { url } = await server.listen();
  process.stdout.write(`site ready ${url}\n`);

  const leave = (code: number) => void server.close().then(() => process.exit(code));
  process.once('SIGTERM', () => leave(0));
  process.once('SIGINT', () => leave(0));
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'crashed');
    setTimeout(() => process.exit(1), crashGraceMs).unref();
    leave(1);
  };
  process.once('uncaughtException', crash);
  process.once('unhandledRejection', crash);
};

start().catch((error: unknown) => {
  const message = error instanceof SettingsError ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
