import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { toNetwork } from '../http/createClientAddress';
import type { ClientAddress } from '../http/createClientAddress';
import { toRequestId } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';
import type { Metrics } from './createMetrics';

interface AccessLogOptions {
  logger: Logger;
  metrics: Metrics;
  requestLog: boolean;
  clientAddress: ClientAddress;
}

/**
 * Creates the function that opens an exchange and, when its response is closed, counts it and writes one log line. Lines
 * contain route templates and networks; never the address of a page, a query or the address of a person.
 */
export const createAccessLog = ({ logger, metrics, requestLog, clientAddress }: AccessLogOptions) => {
  const record = ({ req, res, requestId, address, startedAt, route, cache }: Exchange) => {
    const durationMs = performance.now() - startedAt;
    metrics.request({ route, status: res.statusCode, cache, durationMs });
    if (!requestLog) return;
    logger.info(
      {
        requestId,
        method: req.method,
        route,
        status: res.statusCode,
        cache,
        ms: Math.round(durationMs * 10) / 10,
        network: toNetwork(address),
        ...(res.writableFinished ? {} : { aborted: true }),
      },
      'request',
    );
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
