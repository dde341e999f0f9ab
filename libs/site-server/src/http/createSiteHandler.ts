import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { createReportCollector } from '../csp/createReportCollector';
import { toSecurityHeaders } from '../csp/securityHeaders';
import { createForwarder } from '../forwarding/createForwarder';
import { createUpgradeForwarder } from '../forwarding/createUpgradeForwarder';
import type { UpgradeForwarder } from '../forwarding/createUpgradeForwarder';
import { createUpstream } from '../forwarding/createUpstream';
import { createMetrics } from '../metrics/createMetrics';
import type { LiveFigures, Metrics } from '../metrics/createMetrics';
import { createPageCache } from '../page-cache/createPageCache';
import type { Asset } from './createAssetStore';
import { createAdmission } from './createAdmission';
import type { ClientAddress } from './createClientAddress';
import { createObserver } from './createObserver';
import { createPageFinisher } from './createPageFinisher';
import { createPageHandler } from './createPageHandler';
import { createRouter } from './createRouter';
import type { Route } from './createRouter';
import { failPlainly } from './Exchange';
import type { SiteLimits } from './siteLimits';
import type { SiteServerOptions } from './SiteServerOptions';

interface SiteHandlerParts extends SiteServerOptions {
  limits: SiteLimits;
  clientAddress: ClientAddress;
  isReady(): boolean;
  isDraining(): boolean;
  findAsset(path: string): Asset | undefined;
}

/** Everything that answers, without a port. */
export interface SiteHandler {
  handle: RequestListener;
  /** None: browsers reach the platform by themselves. */
  sockets: UpgradeForwarder | undefined;
  metrics: Metrics;
  readLive(): LiveFigures;
  /** Gives back the memory of finished pages. */
  relieve(): void;
  /** Closes the connections to the platform. */
  close(): void;
}

type ListenerParts = Pick<SiteHandlerParts, 'settings' | 'logger' | 'clientAddress' | 'isDraining'>;

function createListener(route: Route, metrics: Metrics, parts: ListenerParts): RequestListener {
  const { settings, logger, clientAddress, isDraining } = parts;
  const observe = createObserver({ logger, metrics, requestLog: settings.requestLog, clientAddress });
  return (req, res) => {
    const exchange = observe(req, res);
    if (isDraining()) res.shouldKeepAlive = false;
    route(exchange).catch((cause: unknown) => {
      logger.error({ requestId: exchange.requestId, err: cause }, 'request failed');
      failPlainly(exchange);
    });
  };
}

function createCollector(
  { settings, logger }: { settings: SiteServerOptions['settings']; logger: Logger },
  metrics: Metrics,
) {
  return createReportCollector({
    perMinute: settings.cspReportsPerMinute,
    logger,
    onViolation: ({ directive }) => metrics.cspReport(directive),
  });
}

/** Puts cache, rendering, files, forwarding, reports, logs and metrics together into one request listener. */
export function createSiteHandler(parts: SiteHandlerParts): SiteHandler {
  const { settings, limits, clientAddress, isReady, findAsset } = parts;
  const always = toSecurityHeaders(settings.siteOrigin);
  const cache = settings.pageCache ? createPageCache({ maxBytes: limits.pageCacheBytes }) : undefined;
  const admission = createAdmission(limits.renders);
  const upstream = createUpstream(settings.apiBaseUrl);
  const forwards = settings.publicApiBaseUrl === '';
  const addressOf = clientAddress.of;
  const sockets = forwards
    ? createUpgradeForwarder({ upstream, ownOrigins: settings.ownOrigins, addressOf })
    : undefined;

  const readLive = (): LiveFigures => ({
    cacheBytes: cache?.size().bytes ?? 0,
    cacheEntries: cache?.size().entries ?? 0,
    rendersRunning: admission.load().running,
    rendersWaiting: admission.load().waiting,
    sockets: sockets?.open() ?? 0,
  });
  const metrics = createMetrics(readLive);
  const finisher = createPageFinisher(settings);
  const route = createRouter({
    pages: createPageHandler({ ...parts, finisher, cache, admission, metrics }),
    forward: forwards ? createForwarder(upstream, always) : undefined,
    findAsset,
    collectReport: createCollector(parts, metrics),
    isReady,
    always,
  });

  return {
    handle: createListener(route, metrics, parts),
    sockets,
    metrics,
    readLive,
    relieve: () => cache?.clear(),
    close: () => upstream.close(),
  };
}
