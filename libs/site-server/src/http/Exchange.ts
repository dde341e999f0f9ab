import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderList } from '../csp/securityHeaders';

/** One request and its answer, with what every part of the server needs to know about them. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  /** The visitor's address. */
  address: string;
  startedAt: number;
  /** Route template for logs and metrics. */
  route: string;
  /** State of the page cache for logs and metrics. */
  cache: string;
}

const acceptableId = /^[\w-]{8,64}$/;

/** The request id to go by: the one sent if it has a harmless form, else a new UUID. */
export function toRequestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && acceptableId.test(sent) ? sent : randomUUID();
}

/** Sends a short answer that is not a page. */
export function sendText(
  { req, res, requestId }: Exchange,
  status: number,
  text: string,
  headers: HeaderList = [],
): void {
  const body = Buffer.from(text);
  res.writeHead(status, [
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
    'X-Request-Id',
    requestId,
    ...headers,
  ]);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** The last resort when even the error page fails: a plain sentence, or the end of the connection. */
export function failPlainly(exchange: Exchange): void {
  const { res } = exchange;
  if (res.headersSent || res.destroyed) res.destroy();
  else sendText(exchange, 500, `Something went wrong. Request ${exchange.requestId}`, ['Retry-After', '5']);
}
