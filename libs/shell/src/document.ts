export {
  createDocumentRenderer,
  publisherOf,
  type DocumentPage,
} from './document-head/createDocumentRenderer';
