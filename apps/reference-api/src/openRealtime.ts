import type { Server } from 'node:http';
import { cutText } from '@share/safety';
import type { PlatformLogger, RealtimeOptions, Store } from '@share/reference-platform';
import {
  attachHub,
  createCentrifugoRealtime,
  createEmbeddedHub,
  type EmbeddedHubOptions,
  openPostgresNotifier,
  openRedisRooms,
} from '@share/reference-platform/server';
import { createQuietLog } from './monitoring/createQuietLog';
import type { Monitoring } from './monitoring/openMonitoring';
import type { Settings } from './readSettings';

/** Realtime delivery and its server. */
export interface OpenRealtime {
  options: RealtimeOptions;
  /** Accepts connections on the server, unless a separate realtime server does; returns a function that ends them. */
  attach(server: Server): () => void;
  close(): Promise<void>;
}

/** How the hubs on one PostgreSQL notify each other: through Redis where there is one, otherwise through PostgreSQL. */
const openInstances = async (
  { databaseUrl, realtime: { redis } }: Settings,
  onError: (error: unknown) => void,
): Promise<Pick<EmbeddedHubOptions, 'notifier' | 'tail'> & { close(): unknown }> => {
  if (!databaseUrl) return { close: () => undefined };
  if (redis) return openRedisRooms(redis.url, { prefix: redis.prefix, onError });
  const notifier = await openPostgresNotifier(databaseUrl, { onError });
  return { notifier, close: () => notifier.close() };
};

/** Its visitors only see a room without a chat. */
const refusedOrigin = 'pages of an origin that REALTIME_ALLOWED_ORIGINS does not have were refused';
const maxLoggedOrigin = 100;

/**
 * A Centrifugo server when one is set; otherwise the hub in this process. Hubs on one PostgreSQL notify each other, so
 * that a room is the same on all of them.
 */
export const openRealtime = async (
  settings: Settings,
  { store, logger, monitoring }: { store: Store; logger: PlatformLogger; monitoring: Monitoring },
): Promise<OpenRealtime> => {
  const { trustedPeers, addressHeader } = settings;
  const { url, allowedOrigins, maxConnections, centrifugo } = settings.realtime;
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
  const { close, ...instances } = await openInstances(settings, onError);
  const hub = createEmbeddedHub({ store, settings: settings.realtime.hub, onError, ...instances });
  return {
    options: { realtime: hub, ...address },
    attach: (server) => {
      const logRefusal = createQuietLog(logger, refusedOrigin);
      const { end, connections } = attachHub(server, hub, {
        allowedOrigins,
        maxConnections,
        addressHeader,
        onRefusedOrigin: (origin) => {
          monitoring.onRefusedOrigin();
          logRefusal({ origin: cutText(origin, maxLoggedOrigin) });
        },
        ...(trustedPeers && { trustedPeers }),
      });
      monitoring.countConnections(connections);
      return end;
    },
    close: async () => {
      await close();
    },
  };
};
