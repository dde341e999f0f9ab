import type { HeaderList } from '../csp/securityHeaders';
import { sendBody } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';
import { negotiateEncoding } from '../http/negotiateEncoding';
import type { BackgroundCompression } from './createBackgroundCompression';
import type { PageState } from './createPageCache';
import { privateCacheControl } from './createPageResponse';
import type { PageResponse } from './createPageResponse';

interface Sendable {
  page: PageResponse;
  state: PageState;
}

/** Browsers send the tag they have, shared caches a few. */
const maxTags = 16;

/** Whether the page is the one that was sent before. */
export const isUnchanged = (
  ifNoneMatch: string | undefined,
  { etag, status }: Pick<PageResponse, 'etag' | 'status'>,
): boolean =>
  ifNoneMatch !== undefined &&
  status === 200 &&
  (ifNoneMatch === etag || ifNoneMatch.split(',', maxTags).some((candidate) => candidate.trim() === etag));

/** Shared caches may not keep the answer to an authorized request. */
const toPageCacheControl = ({ req }: Exchange, { page, state }: Sendable): string => {
  if (!page.lifetime || req.headers.authorization !== undefined) return privateCacheControl;
  return state === 'stale-error' ? 'public, max-age=0, s-maxage=5' : page.cacheControl;
};

const toServerTiming = ({ startedAt }: Exchange, { page, state }: Sendable): string => {
  const isRendered = state === 'miss' || state === 'off';
  return [
    `cache;desc="${state}"`,
    ...(isRendered ? [`render;dur=${(performance.now() - startedAt).toFixed(1)}`] : []),
    ...(page.degraded.length > 0 ? [`degraded;desc="${page.degraded.join(' ')}"`] : []),
  ].join(', ');
};

/** The id of the request comes last. */
const toHeaders = (exchange: Exchange, answer: Sendable): HeaderList => [
  ...answer.page.headers,
  'Cache-Control',
  toPageCacheControl(exchange, answer),
  'Server-Timing',
  toServerTiming(exchange, answer),
  'ETag',
  answer.page.etag,
  'X-Request-Id',
  exchange.requestId,
];

/** Headers of fresh cached pages, as the first visitor after the caching got them. */
const readyHeaders = new WeakMap<PageResponse, HeaderList>();

/** The headers of a fresh page differ from one anonymous visitor to the next in the id of the request alone. */
const toHitHeaders = (exchange: Exchange, answer: Sendable): HeaderList => {
  const ready = readyHeaders.get(answer.page);
  if (!ready) {
    const made = toHeaders(exchange, answer);
    readyHeaders.set(answer.page, made);
    return made;
  }
  const headers = ready.slice();
  headers[headers.length - 1] = exchange.requestId;
  return headers;
};

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
  const isHit = state === 'hit';
  const headersOf = isHit && req.headers.authorization === undefined ? toHitHeaders : toHeaders;
  if (isUnchanged(req.headers['if-none-match'], page)) {
    res.writeHead(304, headersOf(exchange, answer)).end();
    return;
  }
  const encoding = negotiateEncoding(req.headers['accept-encoding']);
  const send = (body: Buffer) => {
    if (!res.destroyed) sendBody(exchange, page.status, headersOf(exchange, answer), body, encoding);
  };
  const body = page.bodies.in(encoding);
  if (!Buffer.isBuffer(body)) return body.then(send);
  if (isHit && page.bodies.isImprovable(encoding)) compression?.improve(page.bodies, encoding);
  send(body);
};
