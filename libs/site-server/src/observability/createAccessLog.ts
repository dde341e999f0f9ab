import type { IncomingMessage, ServerResponse } from 'node:http';
import { recordSpan, type FinishedSpan } from '@share/operations/server';
import {
  type ClientAddress,
  type Exchange,
  type HeaderList,
  toNetwork,
  toRequestId,
  toTraceIds,
} from '@share/http-server';
import type { Metrics } from './createMetrics';

interface AccessLogOptions {
  /** Absent: nothing is written. */
  writeLine: ((line: string) => void) | undefined;
  metrics: Metrics;
  clientAddress: ClientAddress;
  /** For the exchanges that are opened. */
  securityHeaders: HeaderList;
}

/**
 * The line's own shape, written without the logger: serialising and redacting an object costs as much as sending a page. No field can
 * hold a character that JSON escapes: methods are those Node knows, the ids are checked, the rest are our own words and numbers.
 */
const toLine = ({ req, res, requestId, traceId, route, cache }: Exchange, ms: number, network: string) =>
  `{"level":30,"time":"${new Date().toISOString()}","requestId":"${requestId}","traceId":"${traceId}","method":"${req.method}","route":"${route}","status":${res.statusCode},` +
  `"cache":"${cache}","ms":${ms},"network":"${network}"${res.writableFinished ? '' : ',"aborted":true'},"msg":"request"}\n`;

const toRequestSpan = (exchange: Exchange, spanId: string, durationMs: number): FinishedSpan => {
  const { req, res, route, cache, traceId, parentSpanId, requestId, startedAt } = exchange;
  return {
    ...{ traceId, spanId, parentSpanId, durationMs },
    name: `${req.method} ${route}`,
    kind: 'server',
    startedAt: performance.timeOrigin + startedAt,
    hasFailed: res.statusCode >= 500,
    attributes: {
      'http.request.method': req.method ?? '',
      'http.route': route,
      'http.response.status_code': res.statusCode,
      'share.cache': cache,
      'share.request_id': requestId,
    },
  };
};

/**
 * Creates the function that opens an exchange and, when its response is closed, counts it and writes one log line. Lines
 * contain route templates and networks; never the address of a page, a query or the address of a person.
 */
export const createAccessLog = ({ writeLine, metrics, clientAddress, securityHeaders }: AccessLogOptions) => {
  const record = (exchange: Exchange) => {
    const { res, address, startedAt, route, cache } = exchange;
    const durationMs = performance.now() - startedAt;
    metrics.request({ route, status: res.statusCode, cache, durationMs });
    if (exchange.spanId !== undefined) recordSpan(toRequestSpan(exchange, exchange.spanId, durationMs));
    writeLine?.(toLine(exchange, Math.round(durationMs * 10) / 10, toNetwork(address)));
  };

  return (req: IncomingMessage, res: ServerResponse): Exchange => {
    const requestId = toRequestId(req.headers['x-request-id']);
    const exchange: Exchange = {
      req,
      res,
      requestId,
      ...toTraceIds(req.headers.traceparent, requestId),
      address: clientAddress.of(req),
      startedAt: performance.now(),
      route: 'unmatched',
      cache: '-',
      securityHeaders,
    };
    res.on('close', () => record(exchange));
    return exchange;
  };
};
