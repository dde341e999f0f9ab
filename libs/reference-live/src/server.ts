export { type AttachOptions, attachHub } from './realtime/attachHub.server';
export {
  type CentrifugoOptions,
  createCentrifugoRealtime,
  RealtimeError,
} from './realtime/createCentrifugoRealtime';
export {
  type ChannelNotifier,
  createEmbeddedHub,
  type EmbeddedHubOptions,
  type Hub,
  type HubSocket,
} from './realtime/createHub';
export { defaultHubSettings, type HubSettings } from './realtime/hubSettings';
export { openPostgresNotifier } from './realtime/openPostgresNotifier.server';
