import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { toNetwork } from '../http/createClientAddress';
import type { ClientAddress } from '../http/createClientAddress';
import { toRequestId } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';
import type { Metrics } from './createMetrics';

interface AccessLogOptions {
  /** Absent: nothing is written. */
  writeLine: ((line: string) => void) | undefined;
  metrics: Metrics;
  clientAddress: ClientAddress;
}

/** The line's own shape, written without the logger: serialising and redacting an object costs as much as sending a page. */
const toLine = ({ req, res, requestId, route, cache }: Exchange, durationMs: number, network: string) => {
  const aborted = res.writableFinished ? '' : ',"aborted":true';
  const ms = Math.round(durationMs * 10) / 10;
  return (
    `{"level":30,"time":"${new Date().toISOString()}","requestId":${JSON.stringify(requestId)},` +
    `"method":${JSON.stringify(req.method)},"route":${JSON.stringify(route)},"status":${res.statusCode},` +
    `"cache":"${cache}","ms":${ms},"network":"${network}"${aborted},"msg":"request"}\n`
  );
};

/**
 * Creates the function that opens an exchange and, when its response is closed, counts it and writes one log line. Lines
 * contain route templates and networks; never the address of a page, a query or the address of a person.
 */
export const createAccessLog = ({ writeLine, metrics, clientAddress }: AccessLogOptions) => {
  const networks = new LRUCache<string, string>({ max: 1_000 });

  const networkOf = (address: string): string => {
    const network = networks.get(address) ?? toNetwork(address);
    networks.set(address, network);
    return network;
  };

  const record = (exchange: Exchange) => {
    const { res, address, startedAt, route, cache } = exchange;
    const durationMs = performance.now() - startedAt;
    metrics.request({ route, status: res.statusCode, cache, durationMs });
    writeLine?.(toLine(exchange, durationMs, networkOf(address)));
  };

  return (req: IncomingMessage, res: ServerResponse): Exchange => {
    const exchange: Exchange = {
      req,
      res,
      requestId: toRequestId(req.headers['x-request-id']),
      address: clientAddress.of(req),
      startedAt: performance.now(),
      route: 'unmatched',
      cache: '-',
    };
    res.once('close', () => record(exchange));
    return exchange;
  };
};
