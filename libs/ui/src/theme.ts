export { deriveAccent } from './theme/deriveAccent';
export { themeCss } from './theme/themeCss';
export { tokens } from './theme/tokens';
export { uiConstants } from './uiConstants';
