import { getHeapStatistics } from 'node:v8';
import { createAssetStore } from '../assets/createAssetStore';
import type { AssetStore } from '../assets/createAssetStore';
import type { CallFailure } from '../observability/createCallFailureReporter';
import { acceptUpgrades } from './acceptUpgrades';
import { createAdminServer } from './createAdminServer';
import { createClientAddress } from './createClientAddress';
import { createHttpServer, listenOn } from './createHttpServer';
import { createSiteHandler } from './createSiteHandler';
import { drainServer } from './drainServer';
import { defaultLimits } from './SiteServerOptions';
import type { SiteServerOptions } from './SiteServerOptions';

export interface SiteServer {
  /** Opens both ports and resolves when the site is ready. Rejects when a port is taken. */
  listen(): Promise<{ url: string; adminUrl: string }>;
  /** Counts and logs a call to the platform that failed. */
  reportCallFailure(failure: CallFailure): void;
  /** Drains the server, closes everything and flushes the log. */
  close(): Promise<void>;
}

type ServerState = 'starting' | 'ready' | 'draining';

const memoryCheckMs = 5_000;
/** Above this share of the memory limit the page cache is emptied. */
const clearCacheAbove = 0.85;
/** Above this share the server is not ready, so that the load balancer sends nothing more. */
const notReadyAbove = 0.92;

/** Used share, 0 to 1, of the heap limit or of the container's memory, whichever is nearer to its limit. */
const readMemoryShare = (): number => {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  const containerLimit = process.constrainedMemory?.() ?? 0;
  const isLimited = containerLimit > 0 && containerLimit < 2 ** 50;
  return Math.max(used / limit, isLimited ? process.memoryUsage.rss() / containerLimit : 0);
};

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
  const isReady = () => state === 'ready' && readMemoryShare() < notReadyAbove;
  const site = createSiteHandler({
    ...options,
    limits,
    clientAddress,
    isShared,
    isReady,
    isDraining: () => state === 'draining',
    findAsset: (path) => assets?.find(path),
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
  const memoryCheck = setInterval(() => {
    if (readMemoryShare() > clearCacheAbove) site.clearCache();
  }, memoryCheckMs).unref();

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
    reportCallFailure: site.reportCallFailure,
    async close() {
      state = 'draining';
      await drainServer(server, { ...limits, closeUpgraded });
      clearInterval(memoryCheck);
      site.close();
      admin.closeAllConnections();
      admin.close();
      logger.info('closed');
      await logger.flushLines();
    },
  };
};
