import { createAssetStore } from '../assets/createAssetStore';
import type { AssetStore } from '../assets/createAssetStore';
import type { ReportFailure } from '../observability/createFailureReporter';
import { acceptUpgrades } from './acceptUpgrades';
import { createAdminServer } from './createAdminServer';
import { createClientAddress } from './createClientAddress';
import { createHttpServer, listenOn } from './createHttpServer';
import { createMemoryWatch } from './createMemoryWatch';
import { createSiteHandler } from './createSiteHandler';
import { drainServer } from './drainServer';
import { defaultLimits } from './SiteServerOptions';
import type { SiteServerOptions } from './SiteServerOptions';

export interface SiteServer {
  /** Opens both ports and resolves when the site is ready. Rejects when a port is taken. */
  listen(): Promise<{ url: string; adminUrl: string }>;
  /** Counts and logs a failure that no answer shows. */
  reportFailure: ReportFailure;
  /** The longest time a drain takes, in milliseconds. */
  longestDrainMs: number;
  /** Drains the server, closes everything and flushes the log. */
  close(): Promise<void>;
}

type ServerState = 'starting' | 'ready' | 'draining';

const memoryCheckMs = 5_000;
const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * Creates the HTTP server around the app's rendering: addresses, page cache, assets, forwarding, policy, limits, logs and
 * metrics. Opens no port before `listen()`.
 */
export const createSiteServer = (options: SiteServerOptions): SiteServer => {
  const { settings, logger } = options;
  const limits = { ...defaultLimits, ...options.limits };
  let state: ServerState = 'starting';
  let assets: AssetStore | undefined;

  const clientAddress = createClientAddress(settings.trustedProxies);
  const isShared = (address: string) => isLoopback(address) || clientAddress.isTrusted(address);
  const isReady = () => state === 'ready' && memory.hasRoom();
  const memory = createMemoryWatch({
    trim(share) {
      site.trim(share);
      options.trim?.(share);
    },
  });
  const site = createSiteHandler({
    ...options,
    limits,
    clientAddress,
    isShared,
    isReady,
    isDraining: () => state === 'draining',
    findAsset: (path) => assets?.find(!settings.serviceWorker && path === 'sw.js' ? 'sw-off.js' : path),
    findLateAsset: async (path) => assets?.findLate(path),
  });
  const readHealth = () => ({ state, ready: isReady(), ...site.readGauges() });
  const admin = createAdminServer({ metrics: site.metrics, readHealth });
  const server = createHttpServer({
    limits,
    handle: site.handle,
    isExempt: isShared,
  });
  const closeUpgraded = acceptUpgrades(server, {
    offers: (req) => site.webSockets?.offers(req) ?? false,
    upgrade: (req, socket, head) => site.webSockets?.upgrade(req, socket, head),
    isDraining: () => state === 'draining',
  });
  const memoryCheck = setInterval(memory.check, memoryCheckMs).unref();

  return {
    async listen() {
      if (options.assets)
        assets = await createAssetStore(options.assets.clientDir, settings.assetsKeepDir, logger);
      const adminUrl = await listenOn(admin, settings.adminPort, '127.0.0.1');
      const url = await listenOn(server, settings.port, settings.host).catch((cause: unknown) => {
        admin.close();
        throw cause;
      });
      state = 'ready';
      logger.info({ url, adminUrl }, 'listening');
      return { url, adminUrl };
    },
    reportFailure: site.reportFailure,
    longestDrainMs: settings.drainMs + limits.inFlightMs,
    async close() {
      state = 'draining';
      await drainServer(server, { drainMs: settings.drainMs, inFlightMs: limits.inFlightMs, closeUpgraded });
      clearInterval(memoryCheck);
      site.close();
      options.store?.close();
      admin.closeAllConnections();
      admin.close();
      logger.info('closed');
      await logger.flushLines();
    },
  };
};
