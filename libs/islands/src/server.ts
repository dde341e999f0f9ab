export { hidesBelow, showsBelow } from './belowStyles.server';
export { createPageRenderer, type PageMarkup } from './createPageRenderer.server';
export type { SharedPartOptions } from './createSharedParts.server';
export type { StyleSheet } from './createPageStyles.server';
