export { parseActor, type Actor } from './actor';
export { basePath, homePath, notFoundPath } from './basePath';
export {
  contentTypeOf,
  detailPath,
  detailTypes,
  parseDetailAddress,
  type DetailAddress,
  type DetailTarget,
  type DetailType,
} from './detailPath';
