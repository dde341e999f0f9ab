export { blocksOf, type DetailBlocks } from './data/blocksOf';
export type { ContentServices, ReportMedia } from './data/ContentServices';
export type { DetailView, ItemView } from './data/DetailView';
export { toDetailLayout } from './detail-page/toDetailLayout';
export { DetailScreen, type DetailScreenProps } from './detail-screen/DetailScreen';
