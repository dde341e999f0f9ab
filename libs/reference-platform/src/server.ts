export { addMediaFiles, type MediaFilesOptions } from './media/addMediaFiles.server';
export { attachHub, type AttachOptions } from './realtime/attachHub.server';
export {
  type CentrifugoOptions,
  createCentrifugoRealtime,
  RealtimeError,
} from './realtime/createCentrifugoRealtime';
export {
  createEmbeddedHub,
  type EmbeddedHubOptions,
  type Hub,
  type HubSocket,
  type ChannelNotifier,
} from './realtime/createHub';
export { defaultHubSettings, type HubSettings } from './realtime/hubSettings';
export { openPostgresNotifier } from './realtime/openPostgresNotifier.server';
export { createPgStore } from './store/createPgStore';
export { DataDirInUseError } from './store/lockDataDir.server';
export { openEmbeddedStore, openPostgresStore } from './store/openStore.server';
export { fromPool, type SqlExecutor } from './store/SqlExecutor';
