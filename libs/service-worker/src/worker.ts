export { removeWorker } from './worker/removeWorker';
export { runWorker } from './worker/runWorker';
export type { WorkerScope } from './worker/WorkerScope';
