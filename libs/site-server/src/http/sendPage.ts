import type { FinishedPage } from '../page-cache/createFinishedPage';
import type { CacheAnswer } from '../page-cache/createPageCache';
import { toCacheControl } from '../page-cache/lifetimes';
import type { Exchange } from './Exchange';
import { negotiateEncoding } from './negotiateEncoding';

const isUnchanged = (sent: string | undefined, { etag, status }: FinishedPage) =>
  status === 200 && sent !== undefined && sent.split(',').some((candidate) => candidate.trim() === etag);

/** Nothing that was asked for with a token, and nothing without a lifetime, may be kept on the way. */
function toPageCacheControl({ req }: Exchange, { page, state }: CacheAnswer): string {
  if (!page.lifetime || req.headers.authorization !== undefined) return 'private, no-store';
  return state === 'stale-error' ? 'public, max-age=0, s-maxage=5' : toCacheControl(page.lifetime);
}

function toServerTiming({ startedAt }: Exchange, { page, state }: CacheAnswer): string {
  const rendered = state === 'miss' || state === 'off';
  return [
    `cache;desc="${state}"`,
    ...(rendered ? [`render;dur=${(performance.now() - startedAt).toFixed(1)}`] : []),
    ...(page.degraded.length > 0 ? [`degraded;desc="${page.degraded.join(' ')}"`] : []),
  ].join(', ');
}

/** Sends a finished page: as bytes, as headers only, or as the news that nothing changed. */
export async function sendPage(exchange: Exchange, answer: CacheAnswer): Promise<void> {
  const { req, res } = exchange;
  const { page } = answer;
  const encoding = negotiateEncoding(req.headers['accept-encoding']);
  const body = page.ready(encoding) ?? (await page.encoded(encoding));
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
  if (isUnchanged(req.headers['if-none-match'], page)) {
    res.writeHead(304, headers);
    res.end();
    return;
  }
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  res.writeHead(page.status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}
