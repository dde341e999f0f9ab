export { createPageRenderer, type PageMarkup } from './createPageRenderer.server';
export { pageStylesId } from './pageStylesId';
