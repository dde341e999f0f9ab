import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { HeaderList } from '../csp/securityHeaders';
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
  /** For the exchanges that are opened. */
  securityHeaders: HeaderList;
}

/** Text of the time, made once a millisecond. */
const createClock = () => {
  let ms = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== ms) text = new Date(now).toISOString();
    ms = now;
    return text;
  };
};

/**
 * The line's own shape, written without the logger: serialising and redacting an object costs as much as sending a page. No field can
 * hold a character that JSON escapes: methods are those Node knows, request ids are checked, the rest are our own words and numbers.
 */
const toLine = (time: string, { req, res, requestId, route, cache }: Exchange, ms: number, network: string) =>
  `{"level":30,"time":"${time}","requestId":"${requestId}","method":"${req.method}","route":"${route}","status":${res.statusCode},` +
  `"cache":"${cache}","ms":${ms},"network":"${network}"${res.writableFinished ? '' : ',"aborted":true'},"msg":"request"}\n`;

/**
 * Creates the function that opens an exchange and, when its response is closed, counts it and writes one log line. Lines
 * contain route templates and networks; never the address of a page, a query or the address of a person.
 */
export const createAccessLog = ({ writeLine, metrics, clientAddress, securityHeaders }: AccessLogOptions) => {
  const time = createClock();
  const networks = new LRUCache<string, string>({ max: 1_000 });

  const networkOf = (address: string): string => {
    let network = networks.get(address);
    if (network === undefined) {
      network = toNetwork(address);
      networks.set(address, network);
    }
    return network;
  };

  const record = (exchange: Exchange) => {
    const { res, address, startedAt, route, cache } = exchange;
    const durationMs = performance.now() - startedAt;
    metrics.request({ route, status: res.statusCode, cache, durationMs });
    writeLine?.(toLine(time(), exchange, Math.round(durationMs * 10) / 10, networkOf(address)));
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
      securityHeaders,
    };
    res.on('close', () => record(exchange));
    return exchange;
  };
};
