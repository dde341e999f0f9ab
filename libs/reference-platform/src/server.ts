export { addMediaFiles, type MediaFilesOptions } from './media/addMediaFiles.server';
export { createPictures, type PicturesOptions } from './media/pictures/createPictures.server';
export { attachHub, type AttachOptions, defaultMaxConnections } from '@share/reference-live/server';
export { defaultHubSettings, type HubSettings } from '@share/reference-live/server';
export { type CentrifugoOptions, createCentrifugoRealtime } from '@share/reference-live/server';
export {
  createEmbeddedHub,
  type EmbeddedHubOptions,
  type Hub,
  type HubSocket,
} from '@share/reference-live/server';
export { createVisitorAddress } from '@share/reference-live/server';
export { openPostgresNotifier, openRedisRooms } from '@share/reference-live/server';
export { backUpEmbedded, DataDirInUseError, restoreEmbedded } from '@share/reference-core/server';
export { openEmbeddedStore, openPostgresStore } from '@share/reference-core/server';
