export { defaultTitle, headMarkup, type HeadOptions } from './document-head/headMarkup';
export { withAgeNote } from './document-head/withAgeNote';
export { speculationRules } from './link-prefetch/speculationRules';
