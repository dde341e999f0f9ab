import type { Logger } from 'pino';
import type { SiteServer } from './createSiteServer';

/** After a crash nothing can be trusted: what is under way has this long, in milliseconds. */
const crashGraceMs = 1000;

/**
 * Serves until SIGTERM or SIGINT, which drain and end the process with 0, or a crash, which ends it with 1.
 * @returns address of the site
 */
export async function serveUntilStopped(server: SiteServer, logger: Logger): Promise<string> {
  const { url } = await server.listen();
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
  return url;
}
