import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/createMetrics';
import { toNetwork } from './createClientAddress';
import type { ClientAddress } from './createClientAddress';
import { toRequestId } from './Exchange';
import type { Exchange } from './Exchange';

interface ObserverParts {
  logger: Logger;
  metrics: Metrics;
  requestLog: boolean;
  clientAddress: ClientAddress;
}

/**
 * Creates the function that opens an exchange and, when its answer is over, writes one log line and counts it. Lines
 * hold route templates and networks, never addresses of pages, queries or persons.
 */
export function createObserver({ logger, metrics, requestLog, clientAddress }: ObserverParts) {
  const finish = ({ req, res, requestId, address, startedAt, route, cache }: Exchange) => {
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
    res.once('close', () => finish(exchange));
    return exchange;
  };
}
