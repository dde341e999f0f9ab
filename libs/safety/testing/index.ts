export { costGrowth } from './costGrowth';
export { createRandom } from './createRandom';
export type { Random } from './createRandom';
export { expectedMarkup } from './expectedMarkup';
export { hostileHrefs } from './hostileHrefs';
export { hostileHtml } from './hostileHtml';
export { hostileSegments } from './hostileSegments';
export { platformCalls } from './platformCalls';
export { regressionHtml } from './regressionHtml';
