import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface DrainOptions {
  drainMs: number;
  inFlightMs: number;
  /** Closes connections that would stay open for ever, such as WebSockets. */
  beforeClose(): void;
}

/**
 * Closes a server without failing a request: it goes on answering for `drainMs` (every answer says `Connection: close`),
 * then accepts no more connections and waits at most `inFlightMs` for requests in flight.
 */
export const drainServer = async (
  server: Server,
  { drainMs, inFlightMs, beforeClose }: DrainOptions,
): Promise<void> => {
  if (!server.listening) return;
  await wait(drainMs);
  beforeClose();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cutOff = setTimeout(() => server.closeAllConnections(), inFlightMs);
  await closed;
  clearTimeout(cutOff);
};
