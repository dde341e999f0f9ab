export { createErrorReport } from './createErrorReport';
export { createStatisticsChoice, noStatisticsChoice } from './createStatisticsChoice';
export type { StatisticsChoice } from './createStatisticsChoice';
export { startStatistics } from './startStatistics';
export type { ReportEvent } from './TrackingEvent';
export { untilStatistics } from './untilStatistics';
