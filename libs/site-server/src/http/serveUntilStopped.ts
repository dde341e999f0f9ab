import type { Logger } from 'pino';
import type { SiteServer } from './createSiteServer';

/** After a crash the state of the process cannot be trusted, so requests in flight get only this long, in milliseconds. */
const crashGraceMs = 1000;

/**
 * Serves until SIGTERM or SIGINT, which drain the server and exit with 0, or a crash, which exits with 1.
 * @returns address of the site
 */
export const serveUntilStopped = async (server: SiteServer, logger: Logger): Promise<string> => {
  const { url } = await server.listen();
  const stop = (exitCode: number) => void server.close().then(() => process.exit(exitCode));
  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'crashed');
    setTimeout(() => process.exit(1), crashGraceMs).unref();
    stop(1);
  };
  process.once('uncaughtException', crash);
  process.once('unhandledRejection', crash);
  return url;
};
