export type { TrackDetails, Tracker, TrackResult } from './createTracker';
export { startStatistics } from './startStatistics';
export { toErrorReport, type ErrorReport } from './toErrorReport';
export type { Behavior, EventExtras } from './TrackingEvent';
