export type { Tracker } from './createTracker';
export { startStatistics } from './startStatistics';
export { toErrorReport } from './toErrorReport';
