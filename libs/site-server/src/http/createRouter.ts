import type { HeaderList } from '../csp/securityHeaders';
import type { Forward } from '../forwarding/createForwarder';
import { findForwardRule } from '../forwarding/forwardRules';
import { toCanonicalTarget } from './canonicalTarget';
import type { RequestTarget } from './canonicalTarget';
import type { Asset } from './createAssetStore';
import type { PageHandler } from './createPageHandler';
import { sendText } from './Exchange';
import type { Exchange } from './Exchange';
import { sendAsset } from './sendAsset';

/** Everything of the site lives below this path. */
const basePath = '/davmu/share';

interface RouterParts {
  pages: PageHandler;
  /** None: browsers reach the platform by themselves. */
  forward: Forward | undefined;
  findAsset(path: string): Asset | undefined;
  collectReport(exchange: Exchange): Promise<void>;
  isReady(): boolean;
  /** Headers of every answer. */
  always: HeaderList;
}

/** Decides who answers a request. */
export type Route = (exchange: Exchange) => Promise<void>;

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';

function sendRedirect(exchange: Exchange, status: number, location: string): void {
  exchange.route = 'redirect';
  sendText(exchange, status, '', ['Location', location]);
}

/** The one right spelling of an address that was spelt differently. */
function findCanonical({ path, search, repeatedSlashes }: RequestTarget): [number, string] | undefined {
  if (path === '/') return [302, `${basePath}/`];
  if (path === basePath) return [308, `${basePath}/${search}`];
  return repeatedSlashes ? [308, `${path}${search}`] : undefined;
}

/** Creates the table of the site's addresses. */
export function createRouter(parts: RouterParts): Route {
  const { pages, forward, collectReport, isReady, always } = parts;

  const sendProbe = (exchange: Exchange, isGood: boolean) => {
    exchange.route = 'probe';
    sendText(exchange, isGood ? 200 : 503, isGood ? 'ok' : 'unavailable');
  };

  const routeReading = async (exchange: Exchange, path: string, search: string) => {
    const inside = path.startsWith(`${basePath}/`) ? path.slice(basePath.length + 1) : undefined;
    if (inside === undefined) return pages.error(exchange, 404);
    const asset = parts.findAsset(inside);
    const isAsset = asset !== undefined || inside.startsWith('assets/');
    if (!isAsset) return pages.page(exchange, path, search);
    exchange.route = 'asset';
    return asset ? sendAsset(exchange, asset, always) : sendText(exchange, 404, 'Not found');
  };

  return async (exchange) => {
    const { method, url = '/' } = exchange.req;
    const target = toCanonicalTarget(url);
    const { path, search } = target;
    if (path === '/-/live') return sendProbe(exchange, true);
    if (path === '/-/ready') return sendProbe(exchange, isReady());
    if (path === '/-/csp') {
      exchange.route = 'csp';
      return collectReport(exchange);
    }
    const rule = path && forward && !target.repeatedSlashes ? findForwardRule(path) : undefined;
    if (path && forward && rule) {
      exchange.route = rule.prefix;
      return forward(exchange, path, search, rule);
    }
    if (!isReading(method)) return sendText(exchange, 405, 'Method not allowed', ['Allow', 'GET, HEAD']);
    if (path === undefined) return pages.error(exchange, 404);
    const canonical = findCanonical(target);
    if (canonical) return sendRedirect(exchange, ...canonical);
    return routeReading(exchange, path, search);
  };
}
