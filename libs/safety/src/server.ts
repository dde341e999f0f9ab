export { articleText } from './server/articleText';
export { rankHeadings } from './server/rankHeadings';
export { sanitizeHtml } from './server/sanitizeHtml';
