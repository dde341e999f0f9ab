export { activityPath } from './activityPath';
export { agreementPaths } from './agreementPaths';
export { barPath, basePath, homePath, notFoundPath, offlinePath } from './basePath';
export { communityPaths } from './communityPaths';
export {
  contentTypeOf,
  detailPath,
  parseActor,
  parseDetailAddress,
  plainDetailPath,
  type Actor,
  type DetailType,
} from './detailPath';
export { invitePath } from './invitePath';
export { decodeParts, partsAfter, segmentsOf } from './pageParts';
export { searchPath } from './searchPath';
