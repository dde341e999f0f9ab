export { createPreviewReload } from './createPreviewReload';
export { readQuery } from './readQuery';
