export { SharePanel } from './share-panel/SharePanel';
export type { SharingServices } from './SharingServices';
