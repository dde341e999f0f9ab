import type { Server } from 'node:http';

interface DrainTimes {
  drainMs: number;
  inFlightMs: number;
  /** Ends connections that never end by themselves. */
  beforeClose(): void;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Closes a server without failing a request: it goes on answering for `drainMs` (every answer says `Connection: close`),
 * then takes nothing new, and waits at most `inFlightMs` for what is under way.
 */
export async function drainServer(
  server: Server,
  { drainMs, inFlightMs, beforeClose }: DrainTimes,
): Promise<void> {
  if (!server.listening) return;
  await wait(drainMs);
  beforeClose();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), inFlightMs);
  await closed;
  clearTimeout(cut);
}
