export { defaultTitle } from './document-head/headMarkup';
export { renderDocument, type FinishedDocument } from './document-head/renderDocument';
export { withAgeNote } from './document-head/withAgeNote';
