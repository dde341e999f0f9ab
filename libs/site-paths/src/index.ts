export { activityPath } from './activityPath';
export { agreementPaths } from './agreementPaths';
export { barPath, basePath, homePath, notFoundPath, offlinePath } from './basePath';
export { clueTopicsPath } from './clueTopicsPath';
export { communityPaths } from './communityPaths';
export { completeDetailPath, completePath } from './completePath';
export {
  contentTypeOf,
  detailPath,
  itemOf,
  parseDetailAddress,
  plainDetailPath,
  type DetailType,
} from './detailPath';
export { iconPaths } from './iconPaths';
export { invitePath } from './invitePath';
export { pageKindAt } from './pageKindAt';
export { decodeParts, partsAfter, segmentsOf } from './pageParts';
export { parseActor, type Actor } from './parseActor';
export { searchPath } from './searchPath';
