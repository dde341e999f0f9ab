export { headMarkup, type HeadOptions } from './headMarkup';
export { renderDocument, type FinishedDocument } from './renderDocument';
export { createPageMarks } from './site-state/createPageMarks';
