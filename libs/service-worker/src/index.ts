export { startServiceWorker } from './page/startServiceWorker';
export type { SavedPage } from './worker/SavedRecord';
