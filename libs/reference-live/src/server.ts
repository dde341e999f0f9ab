export { type AttachOptions, attachHub } from './realtime/attachHub.server';
export { type CentrifugoOptions, createCentrifugoRealtime } from './realtime/createCentrifugoRealtime';
export { createReaderAddress } from './realtime/createReaderAddress.server';
export { createEmbeddedHub, type EmbeddedHubOptions, type Hub, type HubSocket } from './realtime/createHub';
export type { Notice, Notifier } from './realtime/Notice';
export { openPostgresNotifier } from './realtime/openPostgresNotifier.server';
