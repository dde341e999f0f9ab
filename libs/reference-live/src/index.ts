export { createConnectionTokens, tokenLifetimeSeconds } from './realtime/createConnectionTokens';
export { channelOf, type Publication, type Realtime } from './realtime/Realtime';
export {
  createLiveParts,
  defaultLiveLimits,
  type LiveLimits,
  type LiveParts,
  type RealtimeOptions,
} from './rooms/createLiveParts';
export { createRoomLog } from './rooms/createRoomLog';
export {
  entryId,
  type LogEntry,
  type StoredBooking,
  type StoredLive,
  type StoredPost,
} from './rooms/liveRecords';
export { resetLive } from './rooms/resetLive';
