import { sendBody } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';
import { negotiateEncoding } from '../http/negotiateEncoding';
import { toCacheControl } from './cacheLifetimes';
import type { CacheAnswer } from './createPageCache';
import type { PageResponse } from './createPageResponse';

const isUnchanged = (ifNoneMatch: string | undefined, { etag, status }: PageResponse) =>
  status === 200 && ifNoneMatch?.split(',').some((candidate) => candidate.trim() === etag);

/** Shared caches may keep neither the answer to an authorized request nor a page without a lifetime. */
const toPageCacheControl = ({ req }: Exchange, { page, state }: CacheAnswer): string => {
  if (!page.lifetime || req.headers.authorization !== undefined) return 'private, no-store';
  return state === 'stale-error' ? 'public, max-age=0, s-maxage=5' : toCacheControl(page.lifetime);
};

const toServerTiming = ({ startedAt }: Exchange, { page, state }: CacheAnswer): string => {
  const isRendered = state === 'miss' || state === 'off';
  return [
    `cache;desc="${state}"`,
    ...(isRendered ? [`render;dur=${(performance.now() - startedAt).toFixed(1)}`] : []),
    ...(page.degraded.length > 0 ? [`degraded;desc="${page.degraded.join(' ')}"`] : []),
  ].join(', ');
};

/** Sends a page, or 304 when the browser has it already. */
export const sendPage = async (exchange: Exchange, answer: CacheAnswer): Promise<void> => {
  const { req, res } = exchange;
  const { page } = answer;
  const encoding = negotiateEncoding(req.headers['accept-encoding']);
  const body = await page.encode(encoding);
  if (res.destroyed) return;
  const headers = [
    ...page.headers,
    'Cache-Control',
    toPageCacheControl(exchange, answer),
    'Server-Timing',
    toServerTiming(exchange, answer),
    'X-Request-Id',
    exchange.requestId,
    'ETag',
    page.etag,
  ];
  if (isUnchanged(req.headers['if-none-match'], page)) res.writeHead(304, headers).end();
  else sendBody(exchange, page.status, headers, body, encoding);
};
