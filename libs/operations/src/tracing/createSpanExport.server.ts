import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace';
import type { FinishedSpan } from './spans.server';

interface SpanExportOptions {
  /** Where OTLP over HTTP is taken, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** Called when spans could not be sent; they are lost. */
  onFailure(error: unknown): void;
}

export interface SpanExport {
  add(span: FinishedSpan): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

const toTime = (ms: number): [seconds: number, nanoseconds: number] => [
  Math.trunc(ms / 1000),
  Math.round((ms % 1000) * 1e6),
];

const toContext = (traceId: string, spanId: string) => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED });

const toReadable = (span: FinishedSpan, resource: ReadableSpan['resource']): ReadableSpan => ({
  name: span.name,
  kind: kinds[span.kind],
  spanContext: () => toContext(span.traceId, span.spanId),
  ...(span.parentSpanId && { parentSpanContext: toContext(span.traceId, span.parentSpanId) }),
  startTime: toTime(span.startedAt),
  endTime: toTime(span.startedAt + span.durationMs),
  duration: toTime(span.durationMs),
  status: { code: span.hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
  attributes: span.attributes,
  links: [],
  events: [],
  ended: true,
  resource,
  instrumentationScope: { name: 'share' },
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
});

/**
 * Sends spans with OpenTelemetry's own processor and exporter: in batches, with retries, and dropped where too many wait. The exporter reads
 * the further variables of its specification, such as `OTEL_EXPORTER_OTLP_HEADERS`.
 */
export const createSpanExport = ({ endpoint, serviceName, onFailure }: SpanExportOptions): SpanExport => {
  const resource = resourceFromAttributes({ 'service.name': serviceName });
  const otlp = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const exporter: SpanExporter = {
    export: (spans, done) =>
      otlp.export(spans, (result) => {
        if (result.error) onFailure(result.error);
        done(result);
      }),
    forceFlush: () => otlp.forceFlush(),
    shutdown: () => otlp.shutdown(),
  };
  const processor = new BatchSpanProcessor({ exporter });
  return {
    add: (span) => processor.onEnd(toReadable(span, resource)),
    close: () => processor.shutdown(),
  };
};
