import { createSpanId } from '@share/operations';
import { isRecorded, recordSpan, startSpanExport } from '@share/operations/server';
import type { OnRequest, PlatformLogger } from '@share/reference-platform';
import type { Settings } from '../readSettings';
import { createQuietLog } from './createQuietLog';

const recordRequest: OnRequest = ({ traceId, parentSpanId, route, method, status, durationMs }) => {
  if (!isRecorded(traceId)) return;
  recordSpan({
    ...{ traceId, parentSpanId, durationMs },
    spanId: createSpanId(),
    name: `${method} ${route}`,
    kind: 'server',
    startedAt: Date.now() - durationMs,
    hasFailed: status >= 500,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    },
  });
};

/** Sends a span for each request, where a receiver is set. */
export const startTraces = async (
  { traces }: Pick<Settings, 'traces'>,
  logger: PlatformLogger,
): Promise<{ onRequest?: OnRequest; close(): Promise<void> }> => {
  if (!traces) return { close: async () => undefined };
  const logFailure = createQuietLog(logger, 'spans could not be sent and are lost');
  const close = await startSpanExport({
    ...traces,
    serviceName: 'share-platform',
    onFailure: (error) => logFailure({ reason: String(error) }),
  });
  return { onRequest: recordRequest, close };
};
