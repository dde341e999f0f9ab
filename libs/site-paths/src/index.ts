export { parseActor, type Actor } from './actor';
export { basePath, homePath, notFoundPath } from './basePath';
export { createPreviewReload, previewTimestamp } from './createPreviewReload';
export { hasPreviewFlag } from './hasPreviewFlag';
export {
  contentTypeOf,
  detailPath,
  detailTypes,
  parseDetailAddress,
  type DetailAddress,
  type DetailTarget,
  type DetailType,
} from './detailPath';
