import { sendBody } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';
import type { HeaderList } from '../csp/securityHeaders';
import { negotiateEncoding } from '../http/negotiateEncoding';
import type { BackgroundCompression } from './createBackgroundCompression';
import type { CacheAnswer } from './createPageCache';
import { privateCacheControl } from './createPageResponse';
import type { PageResponse } from './createPageResponse';

const isUnchanged = (ifNoneMatch: string | undefined, { etag, status }: PageResponse): boolean =>
  ifNoneMatch !== undefined &&
  status === 200 &&
  (ifNoneMatch === etag || ifNoneMatch.split(',').some((candidate) => candidate.trim() === etag));

/** Shared caches may not keep the answer to an authorized request. */
const toPageCacheControl = ({ req }: Exchange, { page, state }: Sendable): string => {
  if (!page.lifetime || req.headers.authorization !== undefined) return privateCacheControl;
  return state === 'stale-error' ? 'public, max-age=0, s-maxage=5' : page.cacheControl;
};

const toServerTiming = ({ startedAt }: Exchange, { page, state }: Sendable): string => {
  const isRendered = state === 'miss' || state === 'off';
  const rendered = isRendered ? `, render;dur=${(performance.now() - startedAt).toFixed(1)}` : '';
  const degraded = page.degraded.length > 0 ? `, degraded;desc="${page.degraded.join(' ')}"` : '';
  return `cache;desc="${state}"${rendered}${degraded}`;
};

const toHeaders = (exchange: Exchange, answer: Sendable): HeaderList => {
  const { headers, etag } = answer.page;
  return headers.concat(
    'Cache-Control',
    toPageCacheControl(exchange, answer),
    'Server-Timing',
    toServerTiming(exchange, answer),
    'X-Request-Id',
    exchange.requestId,
    'ETag',
    etag,
  );
};

type Sendable = Pick<CacheAnswer, 'page' | 'state'>;

/**
 * Sends a page, or 304 when the browser has it already, which is decided before anything is compressed. A promise is returned
 * only when the body has to be compressed first.
 * @param compression makes the body of a page that is asked for again smaller for later visitors
 */
export const sendPage = (
  exchange: Exchange,
  answer: Sendable,
  compression?: BackgroundCompression,
): void | Promise<void> => {
  const { req, res } = exchange;
  const { page, state } = answer;
  if (isUnchanged(req.headers['if-none-match'], page)) {
    res.writeHead(304, toHeaders(exchange, answer)).end();
    return;
  }
  const encoding = negotiateEncoding(req.headers['accept-encoding']);
  const send = (body: Buffer) => {
    if (!res.destroyed) sendBody(exchange, page.status, toHeaders(exchange, answer), body, encoding);
  };
  const body = page.bodies.in(encoding);
  if (!Buffer.isBuffer(body)) return body.then(send);
  if (state === 'hit' && page.bodies.isImprovable(encoding)) compression?.improve(page.bodies, encoding);
  send(body);
};
