import type { Server } from 'node:http';
import type { PlatformLogger, RealtimeOptions, Store } from '@share/reference-platform';
import {
  attachHub,
  createCentrifugoRealtime,
  createEmbeddedHub,
  openPostgresNotifier,
} from '@share/reference-platform/server';
import type { Settings } from './readSettings';

/** Realtime delivery and its server. */
export interface OpenRealtime {
  options: RealtimeOptions;
  /** Accepts connections on the server, unless a separate realtime server does; returns a function that ends them. */
  attach(server: Server): () => void;
  close(): Promise<void>;
}

/**
 * A Centrifugo server when one is set; otherwise the hub in this process. Hubs on one PostgreSQL notify each other, so
 * that a room is the same on all of them.
 */
export const openRealtime = async (
  { realtime: { url, allowedOrigins, centrifugo }, databaseUrl, trustedPeers, addressHeader }: Settings,
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
  const notifier = databaseUrl ? await openPostgresNotifier(databaseUrl, { onError }) : undefined;
  const hub = createEmbeddedHub({ store, onError, ...(notifier && { notifier }) });
  return {
    options: { realtime: hub, ...address },
    attach: (server) =>
      attachHub(server, hub, { allowedOrigins, addressHeader, ...(trustedPeers && { trustedPeers }) }),
    close: async () => notifier?.close(),
  };
};
