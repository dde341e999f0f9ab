export { createAdminServer, type AdminCommand } from './metrics/createAdminServer.server';
export { createRequestMetrics, durationBuckets } from './metrics/createRequestMetrics.server';
export { readSecretFiles, toFileSetting } from './settings/readSecretFiles.server';
export {
  inSpan,
  isRecorded,
  outgoingTraceparent,
  recordSpan,
  recordSpansWith,
  type FinishedSpan,
  type SpanAttributes,
} from './tracing/spans.server';
export { startSpanExport, type TraceSettings } from './tracing/startSpanExport.server';
export { toPortProblem, type PortSetting } from './settings/toPortProblem.server';
