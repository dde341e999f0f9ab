import { capConnections } from './capConnections';
import { createAdminServer } from './createAdminServer';
import type { AssetStore } from './createAssetStore';
import { createClientAddress } from './createClientAddress';
import { createHttpServer, listenOn } from './createHttpServer';
import { createSiteHandler } from './createSiteHandler';
import { drainServer } from './drainServer';
import { fullShare, readMemoryShare, sheddingShare } from './memoryPressure';
import { openAssets } from './openAssets';
import { siteLimits } from './siteLimits';
import type { SiteServerOptions } from './SiteServerOptions';

/** The site as a running thing. */
export interface SiteServer {
  /** Opens both ports and resolves when the site is ready. Rejects when a port is taken. */
  listen(): Promise<{ url: string; adminUrl: string }>;
  /** Withdraws readiness, finishes what is under way, closes everything and writes the last log lines. */
  close(): Promise<void>;
}

type ServerState = 'starting' | 'ready' | 'draining';

/** Time between looks at the memory, in milliseconds. */
const memoryCheckMs = 5_000;

const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * Creates the HTTP server around the app's rendering: addresses, page cache, files, forwarding, policy, limits, logs and
 * metrics. Nothing is opened before `listen()`.
 */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { settings, logger } = options;
  const limits = { ...siteLimits, ...options.limits };
  let state: ServerState = 'starting';
  let assets: AssetStore | undefined;

  const clientAddress = createClientAddress(settings.trustedProxies);
  const isReady = () => state === 'ready' && readMemoryShare() < fullShare;
  const site = createSiteHandler({
    ...options,
    limits,
    clientAddress,
    isReady,
    isDraining: () => state === 'draining',
    findAsset: (path) => assets?.find(path),
  });
  const readHealth = () => ({ state, ready: isReady(), ...site.readLive() });
  const admin = createAdminServer({ metrics: site.metrics, readHealth });
  const server = createHttpServer(limits, site.handle);
  server.on('upgrade', (req, socket, head) => {
    if (site.sockets && state === 'ready') site.sockets.upgrade(req, socket, head);
    else socket.destroy();
  });
  const speaksForMany = (address: string) => isLoopback(address) || clientAddress.isTrusted(address);
  capConnections(server, limits.connectionsPerAddress, speaksForMany);
  const memoryCheck = setInterval(() => {
    if (readMemoryShare() > sheddingShare) site.relieve();
  }, memoryCheckMs).unref();

  return {
    async listen() {
      if (options.assets) assets = await openAssets(options.assets.clientDir, settings.assetsKeepDir, logger);
      const adminUrl = await listenOn(admin, settings.adminPort, '127.0.0.1');
      const url = await listenOn(server, settings.port, settings.host).catch((cause: unknown) => {
        admin.close();
        throw cause;
      });
      state = 'ready';
      logger.info({ url, adminUrl }, 'listening');
      return { url, adminUrl };
    },
    async close() {
      state = 'draining';
      await drainServer(server, { ...limits, beforeClose: () => site.sockets?.close() });
      clearInterval(memoryCheck);
      site.close();
      admin.closeAllConnections();
      admin.close();
      logger.info('closed');
      await new Promise<void>((resolve) => logger.flush(() => resolve()));
    },
  };
}
