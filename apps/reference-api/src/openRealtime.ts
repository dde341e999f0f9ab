import type { Server } from 'node:http';
import type { PlatformLogger, RealtimeOptions, Store } from '@share/reference-platform';
import {
  attachHub,
  createCentrifugoRealtime,
  createEmbeddedHub,
  openPostgresWakes,
} from '@share/reference-platform/server';
import type { Settings } from './readSettings';

/** How those who watch are reached, and what belongs to it. */
export interface OpenRealtime {
  options: RealtimeOptions;
  /** Takes connections on the server, when they are ours to take; returns what ends them. */
  attach(server: Server): () => void;
  close(): Promise<void>;
}

/**
 * A Centrifugo server when there is one; otherwise the hub in this process. Hubs on one PostgreSQL wake each other, so
 * that a room is the same on all of them.
 */
export const openRealtime = async (
  { realtime: { url, allowedOrigins, centrifugo }, databaseUrl }: Settings,
  store: Store,
  logger: PlatformLogger,
): Promise<OpenRealtime> => {
  const address = url === undefined ? {} : { address: url };
  if (centrifugo) {
    const realtime = createCentrifugoRealtime(centrifugo);
    return {
      options: { realtime, secret: centrifugo.secret, ...address },
      attach: () => () => undefined,
      close: async () => undefined,
    };
  }
  const onError = (err: unknown) => logger.error({ err }, 'realtime failed');
  const wakes = databaseUrl ? await openPostgresWakes(databaseUrl, { onError }) : undefined;
  const hub = createEmbeddedHub({ store, onError, ...(wakes && { wakes }) });
  return {
    options: { realtime: hub, ...address },
    attach: (server) => attachHub(server, hub, { allowedOrigins }),
    close: async () => wakes?.close(),
  };
};
