import { toRobots, toSecurityText } from '@share/page-metadata';
import type { RequestListener } from 'node:http';
import type { Asset } from '../assets/createAssetStore';
import { createReportCollector } from '../csp/createReportCollector';
import { createReportLimit } from '../csp/createReportLimit';
import {
  type ClientAddress,
  createAdmissionControl,
  sendPlainError,
  toSecurityHeaders,
  toSharingNetwork,
} from '@share/http-server';
import {
  createForwarder,
  createRuleFinder,
  createUpstream,
  createWebSocketForwarder,
  forwardedPrefixes,
  shareWebSockets,
  type WebSocketForwarder,
} from '@share/forwarding';
import { createAccessLog } from '../observability/createAccessLog';
import type { Gauges } from '../observability/createMetrics';
import { openPageCaches } from '../pages/createPageCache';
import { createPageHandler } from '../pages/createPageHandler';
import { createResponseFactory } from '../pages/createResponseFactory';
import { createRouter } from './createRouter';
import type { SiteLimits, SiteServerOptions } from './SiteServerOptions';

interface SiteHandlerOptions extends SiteServerOptions {
  limits: SiteLimits;
  clientAddress: ClientAddress;
  /** Whether an address stands for many visitors, so that it has no share of its own. */
  isShared(address: string): boolean;
  isReady(): boolean;
  isDraining(): boolean;
  onRead?: ((address: string) => void) | undefined;
  findAsset(path: string): Asset | undefined;
  findLateAsset(path: string): Promise<Asset | undefined>;
}

/** Everything that answers requests, without a port. */
export interface SiteHandler {
  handle: RequestListener;
  /** Absent: browsers call the platform directly. */
  webSockets: WebSocketForwarder | undefined;
  readGauges(): Gauges;
  /** A missing item may be there now. */
  forgetMissing(): void;
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

  const { metrics, reportFailure } = options.monitoring;
  const reportLimit = createReportLimit(settings, reportFailure);
  const caches = options.caches && openPageCaches(options.caches, limits, refreshes);
  const sizes = () => Object.values(caches ?? {}).map((cache) => cache.size());
  const readGauges = (): Gauges => ({
    cacheBytes: sumOf(sizes().map(({ bytes }) => bytes)),
    cacheEntries: sumOf(sizes().map(({ entries }) => entries)),
    rendersRunning: renders.load().running,
    rendersWaiting: renders.load().waiting,
    refreshesRunning: refreshes.load().running,
    readsRunning: pools.reads.load().running,
    writesRunning: pools.writes.load().running,
    mediaRunning: pools.media.load().running,
    sockets: webSockets?.count() ?? 0,
  });
  const responses = createResponseFactory(settings, options.pageMarks);
  const openExchange = createAccessLog({
    writeLine: settings.requestLog ? logger.writeLine : undefined,
    metrics,
    clientAddress,
    securityHeaders,
  });
  const pages = createPageHandler({ ...options, responses, caches, renders, accountOf, metrics });
  const route = createRouter({
    pages,
    forward: createForwarder({ upstream, pools, ownOrigins: settings.ownOrigins, accountOf }),
    findForwardRule: createRuleFinder(settings),
    findAsset,
    findLateAsset,
    collectReport: createReportCollector({ limit: reportLimit, logger, metrics }),
    isReady,
    securityText: settings.securityContact
      ? () => toSecurityText({ ...settings, contact: settings.securityContact, now: Date.now() })
      : undefined,
    robots: toRobots({ ...settings, calls: forwardedPrefixes.filter((prefix) => prefix !== '/media') }),
  });

  return {
    handle: (req, res) => {
      const exchange = openExchange(req, res);
      if (isDraining()) res.shouldKeepAlive = false;
      const fail = (cause: unknown) => {
        logger.error(
          { requestId: exchange.requestId, traceId: exchange.traceId, err: cause },
          'request failed',
        );
        sendPlainError(exchange);
      };
      try {
        route(exchange)?.catch(fail);
      } catch (cause) {
        fail(cause);
      }
    },
    webSockets,
    readGauges,
    forgetMissing: pages.forgetMissing,
    close() {
      upstream.close();
      reportLimit.close();
    },
  };
};
