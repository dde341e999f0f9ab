import { createSpanId, type Trace, toTraceparent } from './traceContext';

export type SpanAttributes = Record<string, string | number | boolean>;

/** A part of a trace that is over. */
export interface FinishedSpan extends Trace {
  /** The part that it belongs to, perhaps of another program. */
  parentSpanId: string | undefined;
  /** Of a small set: a template, never an address. */
  name: string;
  kind: 'server' | 'internal' | 'client';
  /** Milliseconds since 1970. */
  startedAt: number;
  durationMs: number;
  hasFailed: boolean;
  attributes: SpanAttributes;
}

/** Takes finished spans. */
export interface SpanRecorder {
  /** Whether this trace is among those that are recorded; the same for all spans of a trace. */
  takes(traceId: string): boolean;
  record(span: FinishedSpan): void;
}

/** One for the process: spans come from libraries that do not know each other. */
let recorder: SpanRecorder | undefined;

/** Records spans from now on; undefined ends it. */
export const recordSpansWith = (next: SpanRecorder | undefined): void => {
  recorder = next;
};

export const isRecorded = (traceId: string): boolean => recorder?.takes(traceId) ?? false;

/** Records a span whose work this module has not run. */
export const recordSpan = (span: FinishedSpan): void => {
  if (isRecorded(span.traceId)) recorder?.record(span);
};

/** The header `traceparent` of a call that belongs to a trace. */
export const outgoingTraceparent = (trace: Trace): string => toTraceparent(trace, isRecorded(trace.traceId));

/**
 * Does work as a span of a trace. Where spans are not recorded it only does the work.
 * @param span.attributes may be added to while the work goes on
 * @param work gets the trace as its own calls name it; the given one where nothing is recorded
 */
export const inSpan = async <Result>(
  parent: Trace,
  span: Pick<FinishedSpan, 'name' | 'kind' | 'attributes'>,
  work: (trace: Trace) => Promise<Result>,
): Promise<Result> => {
  if (!isRecorded(parent.traceId)) return work(parent);
  const trace = { traceId: parent.traceId, spanId: createSpanId() };
  const startedAt = performance.timeOrigin + performance.now();
  const end = (hasFailed: boolean) =>
    recordSpan({
      ...span,
      ...trace,
      parentSpanId: parent.spanId,
      startedAt,
      durationMs: performance.timeOrigin + performance.now() - startedAt,
      hasFailed,
    });
  try {
    const result = await work(trace);
    end(false);
    return result;
  } catch (error) {
    end(true);
    throw error;
  }
};
