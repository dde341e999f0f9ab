import { type Exchange, type HeaderList, negotiateEncoding, sendBody } from '@share/http-server';
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
  if (!page.lifetime || state === 'purged' || req.headers.authorization !== undefined)
    return privateCacheControl;
  return state === 'stale-error' ? 'public, max-age=0, s-maxage=5' : page.cacheControl;
};

const toServerTiming = ({ startedAt }: Exchange, { page, state }: Sendable): string => {
  const isRendered = state === 'miss' || state === 'purged' || state === 'off';
  return [
    `cache;desc="${state}"`,
    ...(isRendered ? [`render;dur=${(performance.now() - startedAt).toFixed(1)}`] : []),
    ...(page.degraded.length > 0 ? [`degraded;desc="${page.degraded.join(' ')}"`] : []),
  ].join(', ');
};

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

/**
 * Sends a page, or 304 when the browser has it already, which is decided before anything is compressed. A promise is returned
 * only when the body has to be compressed first.
 * @param compression makes the body of a page that is requested again smaller for later visitors
 */
export const sendPage = (
  exchange: Exchange,
  answer: Sendable,
  compression?: BackgroundCompression,
): void | Promise<void> => {
  const { req, res } = exchange;
  const { page, state } = answer;
  const isHit = state === 'hit';
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
  if (isHit && page.bodies.isImprovable(encoding)) compression?.improve(page.bodies, encoding);
  send(body);
};
