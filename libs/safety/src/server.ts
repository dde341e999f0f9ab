export { articleText } from './server/articleText';
export { rankHeadings } from './server/rankHeadings';
export { sanitizeHtml, sanitizeInSlices } from './server/sanitizeHtml';
