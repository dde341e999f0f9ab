import { basePath } from '@share/site-paths';
import { LRUCache } from 'lru-cache';
import { sendAsset } from '../assets/createAssetStore';
import type { Asset } from '../assets/createAssetStore';
import type { Forward, ForwardRule } from '@share/forwarding';
import type { PageHandler } from '../pages/createPageHandler';
import { toCanonicalTarget } from '@share/site-paths/server';
import type { RequestTarget } from '@share/site-paths/server';
import { type Exchange, type HandleExchange, sendBody, sendText, toCommonHeaders } from '@share/http-server';

interface RouterOptions {
  pages: PageHandler;
  forward: Forward;
  /** The rule of a canonical path that is forwarded. */
  findForwardRule(path: string): ForwardRule | undefined;
  findAsset(path: string): Asset | undefined;
  /** For a hashed file that is not there. */
  findLateAsset(path: string): Promise<Asset | undefined>;
  collectReport: HandleExchange;
  isReady(): boolean;
  /** Content of `/robots.txt`. */
  robots: string;
  /** Content of `/.well-known/security.txt` now; absent: there is none. */
  securityText: (() => string) | undefined;
}

/** Addresses whose reading is remembered, so that a page requested again is found without taking its address apart. */
const maxKnownAddresses = 4_096;
/** Longer addresses are read each time: unknown ones must not fill the memory. */
const maxKnownLength = 256;

const sendRedirect = (exchange: Exchange, status: number, location: string): void => {
  exchange.route = 'redirect';
  sendText(exchange, status, '', ['Location', location]);
};

const sendProbe = (exchange: Exchange, isHealthy: boolean) => {
  exchange.route = 'probe';
  sendText(exchange, isHealthy ? 200 : 503, isHealthy ? 'ok' : 'unavailable');
};

/** A text for programs; they ask at the root of the host, below which no page is. */
const sendProgramText = (exchange: Exchange, route: string, text: string) => {
  exchange.route = route;
  const headers = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'public, max-age=3600'];
  sendBody(exchange, 200, [...headers, ...toCommonHeaders(exchange)], Buffer.from(text));
};

/** Status and location of the redirect from an address that has a better variant. */
const findRedirect = ({ path, search, repeatedSlashes }: RequestTarget): [number, string] | undefined => {
  if (path === '/') return [302, `${basePath}/`];
  if (path === basePath) return [308, `${basePath}/${search}`];
  return repeatedSlashes ? [308, `${path}${search}`] : undefined;
};

/** Creates the table of the site's addresses. */
export const createRouter = (options: RouterOptions): HandleExchange => {
  const { pages, forward, findForwardRule, collectReport, isReady } = options;

  const pageAnswers = new LRUCache<string, HandleExchange>({ max: maxKnownAddresses });

  const answerPage = (exchange: Exchange, path: string, search: string) => {
    const answer = pages.at(path, search);
    const { url = '/' } = exchange.req;
    if (url.length <= maxKnownLength) pageAnswers.set(url, answer);
    return answer(exchange);
  };

  const sendLateAsset = async (exchange: Exchange, name: string) => {
    const asset = await options.findLateAsset(name);
    return asset ? sendAsset(exchange, asset) : sendText(exchange, 404, 'Not found');
  };

  const sendPageOrAsset = (exchange: Exchange, path: string, search: string) => {
    if (!path.startsWith(`${basePath}/`)) return pages.error(exchange, 404);
    const name = path.slice(basePath.length + 1);
    const asset = options.findAsset(name);
    if (!asset && !name.startsWith('assets/')) return answerPage(exchange, path, search);
    exchange.route = 'asset';
    return asset ? sendAsset(exchange, asset) : sendLateAsset(exchange, name);
  };

  return (exchange) => {
    const { method, url = '/' } = exchange.req;
    const isReading = method === 'GET' || method === 'HEAD';
    const answer = isReading ? pageAnswers.get(url) : undefined;
    if (answer) return answer(exchange);
    const target = toCanonicalTarget(url);
    const { path, search } = target;
    if (path === '/-/live') return sendProbe(exchange, true);
    if (path === '/-/ready') return sendProbe(exchange, isReady());
    if (path === '/-/csp') {
      exchange.route = 'csp';
      return collectReport(exchange);
    }
    const rule = path && !target.repeatedSlashes ? findForwardRule(path) : undefined;
    if (path && rule) {
      exchange.route = rule.prefix;
      return forward(exchange, path, search, rule);
    }
    if (!isReading) return sendText(exchange, 405, 'Method not allowed', ['Allow', 'GET, HEAD']);
    if (path === undefined) return sendPageOrAsset(exchange, target.refusedPath ?? '', search);
    if (path === '/robots.txt') return sendProgramText(exchange, 'robots', options.robots);
    if (path === '/.well-known/security.txt' && options.securityText)
      return sendProgramText(exchange, 'security', options.securityText());
    if (path === '/favicon.ico') return sendPageOrAsset(exchange, basePath + path, search);
    const redirect = findRedirect(target);
    return redirect ? sendRedirect(exchange, ...redirect) : sendPageOrAsset(exchange, path, search);
  };
};
