export { toShareCard } from './toShareCard';
export type { ShareCard, ShareSource } from './toShareCard';
