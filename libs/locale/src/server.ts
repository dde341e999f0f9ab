export { createDocumentConverter } from './document/createDocumentConverter';
export { toTraditionalHeaders } from './document/toTraditionalHeaders';
