export type { PictureRule, PictureService } from './PictureService';
export { toSrcset } from './toSrcset';
export { variantOf } from './variantOf';
