export { blocksOf } from './data/blocksOf';
export type { ContentServices } from './data/ContentServices';
export type { DetailView } from './data/DetailView';
export { toDetailSubject } from './detail-page/toDetailSubject';
export { toDetailLayout } from './detail-page/toDetailLayout';
export { DetailScreen } from './detail-screen/DetailScreen';
