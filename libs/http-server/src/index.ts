export { acceptUpgrades } from './acceptUpgrades';
export {
  type AdmissionControl,
  type AdmissionLimits,
  createAdmissionControl,
  OverloadError,
} from './createAdmissionControl';
export { type ClientAddress, createClientAddress, toNetwork, toSharingNetwork } from './createClientAddress';
export { createHttpServer, type HttpLimits, listenOn } from './createHttpServer';
export { createMemoryWatch } from './createMemoryWatch';
export { drainServer } from './drainServer';
export {
  type Exchange,
  type HandleExchange,
  hasHungUp,
  sendBody,
  sendPlainError,
  sendText,
  toCallerTrace,
  toCommonHeaders,
  toRequestId,
  toTraceIds,
} from './Exchange';
export { type Encoding, negotiateEncoding } from './negotiateEncoding';
export { readBody } from './readBody';
export { refuseSocket } from './refuseSocket';
export { runInThread } from './runInThread';
export { documentHeaders, type HeaderList, toFrameOptions, toSecurityHeaders } from './securityHeaders';
export { serveUntilStopped } from './serveUntilStopped';
export { toLocalLocation } from './toLocalLocation';
