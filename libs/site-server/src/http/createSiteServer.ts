import {
  createAdminServer,
  startSpanExport,
  toPortProblem,
  type PortSetting,
  type TraceSettings,
} from '@share/operations/server';
import type { Server } from 'node:http';
import { createAssetStore } from '../assets/createAssetStore';
import type { AssetStore } from '../assets/createAssetStore';
import {
  acceptUpgrades,
  createClientAddress,
  createHttpServer,
  createMemoryWatch,
  drainServer,
  listenOn,
} from '@share/http-server';
import { createMostRead, type MostRead } from '../warm/createMostRead';
import { warmUpAt } from '../warm/warmUpAt';
import { createSiteHandler } from './createSiteHandler';
import { createPurgeCommand } from '../purge/createPurgeCommand';
import { createPurger } from '../purge/createPurger';
import { defaultLimits } from './SiteServerOptions';
import type { SiteLimits, SiteServerOptions } from './SiteServerOptions';
import type { Monitoring } from '../observability/createMonitoring';
import { SettingsError } from '../settings/readSettings';

export interface SiteServer {
  /** Opens both ports and resolves when the site is ready. Rejects when a port is taken. */
  listen(): Promise<{ url: string; adminUrl: string }>;
  /** The longest time a drain takes, in milliseconds. */
  longestDrainMs: number;
  /** Drains the server, closes everything and flushes the log. */
  close(): Promise<void>;
}

type ServerState = 'starting' | 'ready' | 'draining';

const openPort = (server: Server, setting: PortSetting): Promise<string> =>
  listenOn(server, setting.port, setting.host).catch((cause: unknown) => {
    const problem = toPortProblem(cause, setting);
    throw problem ? new SettingsError([problem]) : cause;
  });

const startTraces = (traces: TraceSettings, { reportFailure }: Monitoring) =>
  startSpanExport({
    ...traces,
    serviceName: 'share-site',
    onFailure: (error) => reportFailure({ of: 'traces', name: 'export', detail: { error: String(error) } }),
  });

const memoryCheckMs = 5_000;
const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Reads are counted where there is a Redis to share the counts, and pages to begin with. */
const openMostRead = (
  { settings, caches }: SiteServerOptions,
  { readsMs }: SiteLimits,
): MostRead | undefined =>
  settings.warmUp && caches?.store
    ? createMostRead({ store: caches.store, siteOrigin: settings.siteOrigin, flushMs: readsMs })
    : undefined;

/**
 * Creates the HTTP server around the app's rendering: addresses, page cache, assets, forwarding, policy, limits, logs and
 * metrics. Opens no port before `listen()`.
 */
export const createSiteServer = (options: SiteServerOptions): SiteServer => {
  const { settings, logger } = options;
  const limits = { ...defaultLimits, ...settings.limits, ...options.limits };
  let state: ServerState = 'starting';
  let assets: AssetStore | undefined;
  let endSpans: (() => Promise<void>) | undefined;

  const clientAddress = createClientAddress(settings.trustedProxies);
  const isShared = (address: string) => isLoopback(address) || clientAddress.isTrusted(address);
  const memory = createMemoryWatch();
  const isReady = () => state === 'ready' && memory.hasRoom();
  const mostRead = openMostRead(options, limits);
  const site = createSiteHandler({
    ...options,
    limits,
    clientAddress,
    isShared,
    isReady,
    isDraining: () => state === 'draining',
    onRead: mostRead?.count,
    findAsset: (path) => assets?.find(!settings.serviceWorker && path === 'sw.js' ? 'sw-off.js' : path),
    findLateAsset: async (path) => assets?.findLate(path),
  });
  const readHealth = () => ({ state, ready: isReady(), ...site.readGauges() });
  const { metrics, reportFailure } = options.monitoring;
  const purger = createPurger({
    settings,
    caches: options.caches,
    reportFailure,
    onPurge: site.forgetMissing,
  });
  const admin = createAdminServer({
    readMetrics: () => metrics.text(site.readGauges()),
    commands: { '/-/purge': createPurgeCommand(purger, options.pageKinds) },
    readHealth,
  });
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
  const trim = (share: number) => options.caches?.trim(share);
  const memoryCheck = setInterval(() => memory.check(trim), memoryCheckMs).unref();

  return {
    async listen() {
      if (options.assets)
        assets = await createAssetStore(options.assets.clientDir, settings.assetsKeepDir, logger);
      if (settings.traces) endSpans = await startTraces(settings.traces, options.monitoring);
      const { host, port, adminHost, adminPort, assetsKeepDir } = settings;
      const adminUrl = await openPort(admin, { name: 'ADMIN_PORT', host: adminHost, port: adminPort });
      const url = await openPort(server, { name: 'PORT', host, port }).catch((cause: unknown) => {
        admin.close();
        throw cause;
      });
      if (mostRead)
        await warmUpAt(url, { mostRead, ...limits.warmUp, isStopped: () => state !== 'starting', logger });
      if (state === 'starting') state = 'ready';
      logger.info({ url, adminUrl, assetsKeepDir }, 'listening');
      return { url, adminUrl };
    },
    longestDrainMs: settings.drainMs + limits.inFlightMs,
    async close() {
      state = 'draining';
      await drainServer(server, { drainMs: settings.drainMs, inFlightMs: limits.inFlightMs, closeUpgraded });
      clearInterval(memoryCheck);
      site.close();
      purger.close();
      mostRead?.close();
      options.caches?.close();
      await endSpans?.();
      admin.closeAllConnections();
      admin.close();
      logger.info('closed');
      await logger.flushLines();
    },
  };
};
