export { basePath, homePath, notFoundPath } from './basePath';
export {
  contentTypeOf,
  detailPath,
  parseActor,
  parseDetailAddress,
  plainDetailPath,
  type Actor,
  type DetailType,
} from './detailPath';
