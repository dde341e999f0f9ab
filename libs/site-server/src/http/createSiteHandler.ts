import { toRobots } from '@share/page-metadata';
import type { RequestListener } from 'node:http';
import type { Asset } from '../assets/createAssetStore';
import { createReportCollector } from '../csp/createReportCollector';
import { createReportLimit } from '../csp/createReportLimit';
import { toSecurityHeaders } from '../csp/securityHeaders';
import { createForwarder } from '../forwarding/createForwarder';
import { createUpstream } from '../forwarding/createUpstream';
import { createWebSocketForwarder } from '../forwarding/createWebSocketForwarder';
import type { WebSocketForwarder } from '../forwarding/createWebSocketForwarder';
import { createRuleFinder, forwardedPrefixes } from '../forwarding/forwardRules';
import { createAccessLog } from '../observability/createAccessLog';
import { createFailureReporter } from '../observability/createFailureReporter';
import type { ReportFailure } from '../observability/createFailureReporter';
import { createMetrics } from '../observability/createMetrics';
import type { Gauges, Metrics } from '../observability/createMetrics';
import { createPageCache } from '../pages/createPageCache';
import { createPageHandler } from '../pages/createPageHandler';
import { createResponseFactory } from '../pages/createResponseFactory';
import { createAdmissionControl } from './createAdmissionControl';
import { toSharingNetwork } from './createClientAddress';
import type { ClientAddress } from './createClientAddress';
import { createRouter } from './createRouter';
import { sendPlainError } from './Exchange';
import { shareWebSockets } from './shareWebSockets';
import type { SiteLimits, SiteServerOptions } from './SiteServerOptions';

interface SiteHandlerOptions extends SiteServerOptions {
  limits: SiteLimits;
  clientAddress: ClientAddress;
  /** Whether an address stands for many visitors, so that it has no share of its own. */
  isShared(address: string): boolean;
  isReady(): boolean;
  isDraining(): boolean;
  findAsset(path: string): Asset | undefined;
  findLateAsset(path: string): Promise<Asset | undefined>;
}

/** Everything that answers requests, without a port. */
export interface SiteHandler {
  handle: RequestListener;
  /** Absent: browsers call the platform directly. */
  webSockets: WebSocketForwarder | undefined;
  metrics: Metrics;
  readGauges(): Gauges;
  reportFailure: ReportFailure;
  /** Drops the least recently used pages. @param share of all, 0 to 1 */
  trim(share: number): void;
  /** Closes the connections to the platform and to Redis. */
  close(): void;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Wires cache, rendering, assets, forwarding, policy reports, logs and metrics into one request listener. */
export const createSiteHandler = (options: SiteHandlerOptions): SiteHandler => {
  const { settings, limits, logger, clientAddress, isShared, isReady, isDraining, findAsset, findLateAsset } =
    options;
  const securityHeaders = toSecurityHeaders(settings.siteOrigin);
  const accountOf = (address: string) => (isShared(address) ? '' : toSharingNetwork(address));
  // No request waits for the turn of a page longer than the page itself may take.
  const waitMs = Math.min(limits.renders.waitMs, settings.budgets.deadlineMs);
  const renders = createAdmissionControl({ ...limits.renders, waitMs });
  const refreshes = createAdmissionControl(limits.refreshes);
  const upstream = createUpstream(settings.apiBaseUrl);
  const pools = {
    reads: createAdmissionControl(limits.forwarding.reads),
    writes: createAdmissionControl(limits.forwarding.writes),
    media: createAdmissionControl(limits.forwarding.media),
  };
  const openWebSockets = () =>
    shareWebSockets(
      createWebSocketForwarder({ upstream, ownOrigins: settings.ownOrigins, addressOf: clientAddress.of }),
      { places: createAdmissionControl(limits.webSockets), clientAddress, accountOf },
    );
  const webSockets = settings.publicApiBaseUrl === '' ? openWebSockets() : undefined;

  const readGauges = (): Gauges => ({
    cacheBytes: sumOf(pageCaches.map((cache) => cache.size().bytes)),
    cacheEntries: sumOf(pageCaches.map((cache) => cache.size().entries)),
    rendersRunning: renders.load().running,
    rendersWaiting: renders.load().waiting,
    refreshesRunning: refreshes.load().running,
    readsRunning: pools.reads.load().running,
    writesRunning: pools.writes.load().running,
    mediaRunning: pools.media.load().running,
    sockets: webSockets?.count() ?? 0,
  });
  const metrics = createMetrics(readGauges, logger.droppedLines);
  const reportFailure = createFailureReporter({ logger, metrics });
  const reportLimit = createReportLimit(settings, reportFailure);
  const ofPages = { refreshes, reportFailure };
  const caches = settings.pageCache
    ? {
        ordinary: createPageCache({ ...ofPages, maxBytes: limits.pageCacheBytes, store: options.store }),
        madeUp: createPageCache({ ...ofPages, maxBytes: limits.madeUpPagesBytes, store: undefined }),
      }
    : undefined;
  const pageCaches = Object.values(caches ?? {});
  const responses = createResponseFactory(settings, options.pageMarks);
  const openExchange = createAccessLog({
    writeLine: settings.requestLog ? logger.writeLine : undefined,
    metrics,
    clientAddress,
    securityHeaders,
  });
  const route = createRouter({
    pages: createPageHandler({ ...options, responses, caches, renders, accountOf, metrics }),
    forward: createForwarder({ upstream, pools, ownOrigins: settings.ownOrigins, accountOf }),
    findForwardRule: createRuleFinder(settings),
    findAsset,
    findLateAsset,
    collectReport: createReportCollector({ limit: reportLimit, logger, metrics }),
    isReady,
    robots: toRobots({ ...settings, calls: forwardedPrefixes.filter((prefix) => prefix !== '/media') }),
  });

  return {
    handle: (req, res) => {
      const exchange = openExchange(req, res);
      if (isDraining()) res.shouldKeepAlive = false;
      const fail = (cause: unknown) => {
        logger.error({ requestId: exchange.requestId, err: cause }, 'request failed');
        sendPlainError(exchange);
      };
      try {
        route(exchange)?.catch(fail);
      } catch (cause) {
        fail(cause);
      }
    },
    webSockets,
    metrics,
    readGauges,
    reportFailure,
    trim: (share) => pageCaches.forEach((cache) => cache.trim(share)),
    close() {
      upstream.close();
      reportLimit.close();
    },
  };
};
