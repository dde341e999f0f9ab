import { createSpanId, createTraceId, parseTraceparent, type Trace } from '@share/operations';
import { isRecorded } from '@share/operations/server';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderList } from './securityHeaders';
import type { Encoding } from './negotiateEncoding';

/** One request with its response, and the state that parts of the server share about them. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  /** The one id of all that is done for the request, in every program. */
  traceId: string;
  /** The span of the request, if its trace is recorded. */
  spanId: string | undefined;
  /** The span of the program that sent it, as that says. */
  parentSpanId: string | undefined;
  /** The visitor's IP address. */
  address: string;
  /** Monotonic milliseconds. */
  startedAt: number;
  /** Route template for logs and metrics. */
  route: string;
  /** State of the page cache for logs and metrics. */
  cache: string;
  /** Headers of every answer. */
  securityHeaders: HeaderList;
}

/** Answers a request; a promise when that takes more than this turn of the event loop. */
export type HandleExchange = (exchange: Exchange) => void | Promise<void>;

/** Of the trace that was sent if it is well-formed, else of a new one. */
export const toTraceIds = (
  sent: string | string[] | undefined,
  requestId: string,
): Pick<Exchange, 'traceId' | 'spanId' | 'parentSpanId'> => {
  const parent = parseTraceparent(sent);
  const traceId = parent?.traceId ?? createTraceId(requestId);
  return { traceId, spanId: isRecorded(traceId) ? createSpanId() : undefined, parentSpanId: parent?.spanId };
};

/** The trace as calls for the request name it. Where no span is recorded any id of the form does, and a random one would take 1 % of a page. */
export const toCallerTrace = ({
  traceId,
  spanId = traceId.slice(16),
}: Pick<Exchange, 'traceId' | 'spanId'>): Trace => ({
  traceId,
  spanId,
});

/** The request id that was sent if it is well-formed, else a new UUID. */
export const toRequestId = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();

/**
 * Whether the visitor left before the answer was sent. An answer whose turn on its connection has not come is not destroyed with it,
 * so the connection is requested.
 */
export const hasHungUp = ({ req, res }: Exchange): boolean => req.socket.destroyed && !res.writableFinished;

/** Headers of every response; pages have them among their cached headers. */
export const toCommonHeaders = ({ securityHeaders, requestId }: Exchange): HeaderList => [
  ...securityHeaders,
  'X-Request-Id',
  requestId,
];

/** Sends headers and body; the headers alone in answer to HEAD. */
export const sendBody = (
  { req, res }: Exchange,
  status: number,
  headers: HeaderList,
  body: Buffer,
  encoding: Encoding = 'identity',
): void => {
  const sent = headers.slice();
  if (encoding !== 'identity') sent.push('Content-Encoding', encoding);
  sent.push('Content-Length', String(body.length));
  res.writeHead(status, sent);
  res.end(req.method === 'HEAD' ? undefined : body);
};

/** Sends a short answer that is not a page. */
export const sendText = (exchange: Exchange, status: number, text: string, headers: HeaderList = []): void =>
  sendBody(
    exchange,
    status,
    [
      'Content-Type',
      'text/plain; charset=utf-8',
      'Cache-Control',
      'no-store',
      ...toCommonHeaders(exchange),
      ...headers,
    ],
    Buffer.from(text),
  );

/** The last resort when even the error page fails. Closes the connection when an answer has begun already. */
export const sendPlainError = (exchange: Exchange): void => {
  const { res } = exchange;
  if (res.headersSent || res.destroyed) res.destroy();
  else sendText(exchange, 500, `Something went wrong. Request ${exchange.requestId}`, ['Retry-After', '5']);
};
