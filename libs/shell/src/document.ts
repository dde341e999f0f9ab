export { defaultTitle, headMarkup, type HeadOptions } from './document-head/headMarkup';
