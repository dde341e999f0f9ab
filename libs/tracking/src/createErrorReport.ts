import type { ErrorReport } from './toErrorReport';

/** As `toErrorReport`, whose code comes when there is something to report. */
export const createErrorReport = async (error: unknown, part: string): Promise<ErrorReport> =>
  (await import('./toErrorReport')).toErrorReport(error, part);
