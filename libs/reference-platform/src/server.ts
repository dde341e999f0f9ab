export { addMediaFiles, type MediaFilesOptions } from './media/addMediaFiles.server';
export { createPictures, type PicturesOptions } from './media/pictures/createPictures.server';
export { attachHub, type AttachOptions } from '@share/reference-live/server';
export { type CentrifugoOptions, createCentrifugoRealtime } from '@share/reference-live/server';
export {
  createEmbeddedHub,
  type EmbeddedHubOptions,
  type Hub,
  type HubSocket,
} from '@share/reference-live/server';
export { createReaderAddress } from '@share/reference-live/server';
export { openPostgresNotifier } from '@share/reference-live/server';
export { DataDirInUseError } from '@share/reference-core/server';
export { openEmbeddedStore, openPostgresStore } from '@share/reference-core/server';
