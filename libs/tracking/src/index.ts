export { createStatisticsChoice, noStatisticsChoice } from './createStatisticsChoice';
export type { StatisticsChoice } from './createStatisticsChoice';
export { reportError } from './reportError';
export { startStatistics } from './startStatistics';
export type { ReportEvent } from './TrackingEvent';
export { untilStatistics } from './untilStatistics';
