import { parentPort } from 'node:worker_threads';
import type { Logger } from 'pino';

/** After a crash the state of the process cannot be trusted, so requests in flight get only this long, in milliseconds. */
const crashGraceMs = 1_000;
/** A process that is still there so long after its drain has to be over hangs, perhaps on a full pipe behind its log. */
const hardEndGraceMs = 3_000;

/** A thread gets no signals of its own; `runInThread` passes them on. */
const onStop = (listener: () => void) => {
  parentPort?.on('message', listener);
  process.on('SIGTERM', listener);
  process.on('SIGINT', listener);
};

interface StoppableServer {
  /** Rejects when a port is taken. */
  listen(): Promise<{ url: string }>;
  /** The longest time a drain takes, in milliseconds. */
  longestDrainMs: number;
  /** Drains the server and closes everything. */
  close(): Promise<void>;
}

/**
 * Serves until SIGTERM or SIGINT, which drain the server and exit with 0, or a crash, which exits with 1. Further signals change nothing.
 * @returns address of the site
 * @throws when a port is taken
 */
export const serveUntilStopped = async (server: StoppableServer, logger: Logger): Promise<string> => {
  let isStopping = false;
  const stop = (exitCode: number, withinMs: number) => {
    setTimeout(() => process.exit(1), withinMs);
    if (isStopping) return;
    isStopping = true;
    const exit = (code: number) => () => process.exit(code);
    void server.close().then(exit(exitCode), exit(1));
  };
  // Listening goes on after the first signal: the default action of a second one would cut requests off.
  const hardEndMs = server.longestDrainMs + hardEndGraceMs;
  onStop(() => stop(0, hardEndMs));
  parentPort?.postMessage(hardEndMs);
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'crashed');
    stop(1, crashGraceMs);
  };
  process.once('uncaughtException', crash);
  // Once the site listens, a rejection belongs to a request or its background task, whose callers are notified. No answer of
  // the platform may end the process for everybody else.
  process.on('unhandledRejection', (cause) => logger.error({ err: cause }, 'unhandled rejection'));
  const { url } = await server.listen();
  return url;
};
