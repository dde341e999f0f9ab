export {
  createSpanId,
  createTraceId,
  parseTraceparent,
  toTraceparent,
  type Trace,
} from './tracing/traceContext';
