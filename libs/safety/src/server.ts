export { articleText } from './server/articleText';
export { unsizedPictures, withPictureSizes } from './server/pictureSizes';
export { rankHeadings, rankHeadingsInSlices } from './server/rankHeadings';
export { sanitizeHtml, sanitizeInSlices } from './server/sanitizeHtml';
export type { SanitizeOptions } from './server/Sanitizer';
export { withPictureSources, type PictureSources } from './server/withPictureSources';
