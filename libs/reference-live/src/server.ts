export { type AttachOptions, attachHub, defaultMaxConnections } from './realtime/attachHub.server';
export { type CentrifugoOptions, createCentrifugoRealtime } from './realtime/createCentrifugoRealtime';
export { createVisitorAddress } from './realtime/createVisitorAddress.server';
export { createEmbeddedHub, type EmbeddedHubOptions, type Hub, type HubSocket } from './realtime/createHub';
export { defaultHubSettings, type HubSettings } from './realtime/hubSettings';
export type { Notice, Notifier } from './realtime/Notice';
export { openPostgresNotifier } from './realtime/openPostgresNotifier.server';
export { openRedisRooms, type RedisRooms } from './realtime/openRedisRooms.server';
