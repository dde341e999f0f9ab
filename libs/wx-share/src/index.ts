export { copyText } from './copyText';
export { sharePage, type ShareResult } from './sharePage';
export { toShareCard } from './toShareCard';
export type { ShareCard, ShareSource } from './toShareCard';
