import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface DrainOptions {
  drainMs: number;
  inFlightMs: number;
  /** Closes the connections that the server has given away, such as WebSockets. */
  closeUpgraded(): void;
}

/**
 * Closes a server without failing a request: it goes on answering for `drainMs` (every answer says `Connection: close`),
 * then accepts no more connections and waits at most `inFlightMs` for requests in flight.
 */
export const drainServer = async (
  server: Server,
  { drainMs, inFlightMs, closeUpgraded }: DrainOptions,
): Promise<void> => {
  if (!server.listening) return;
  await wait(drainMs);
  closeUpgraded();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cutOff = setTimeout(() => {
    server.closeAllConnections();
    closeUpgraded();
  }, inFlightMs);
  await closed;
  clearTimeout(cutOff);
};
