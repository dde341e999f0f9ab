export { createReadingSession } from './createReadingSession';
export type { ReadingSession, ReadingSessionOptions } from './createReadingSession';
export type { Delivery, Send } from './createSend';
export { createTracker, noTracker } from './createTracker';
export type { TrackDetails, Tracker, TrackerOptions, TrackResult } from './createTracker';
export { observeExposure } from './observeExposure';
export type { ExposureOptions } from './observeExposure';
export { observeReadingProgress } from './observeReadingProgress';
export type { Behavior, EventExtras, TrackingEvent } from './TrackingEvent';
