export { articleText } from './server/articleText';
export { rankHeadings, rankHeadingsInSlices } from './server/rankHeadings';
export { sanitizeHtml, sanitizeInSlices } from './server/sanitizeHtml';
