export { prefetchLinks } from './link-prefetch/prefetchLinks';
export { speculationRules } from './link-prefetch/speculationRules';
