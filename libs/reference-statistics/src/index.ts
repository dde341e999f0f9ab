export type { BufferLimits } from './createEventBuffer';
export { defaultBufferLimits } from './createEventBuffer';
export {
  type BeaconRules,
  createStatistics,
  defaultBeaconRules,
  type Statistics,
  type StatisticsOptions,
} from './createStatistics';
export { createStatisticsChores } from './createStatisticsChores';
export { createStatisticsReceiver } from './createStatisticsReceiver';
export type { EventSink, ReceivedEvent } from './EventSink';
export { mountStatistics } from './mountStatistics';
export { createDatabaseSink } from './sinks/createDatabaseSink';
export { createHttpSink } from './sinks/createHttpSink';
