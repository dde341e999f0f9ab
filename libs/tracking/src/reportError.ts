import type { ReportEvent } from './TrackingEvent';

/**
 * Reports that a part of the page failed. The code that describes the failure is loaded when there is one.
 * @param ids of the items that it concerns
 */
export const reportError = async (
  report: ReportEvent,
  error: unknown,
  part: string,
  ids?: string[],
): Promise<void> => {
  const { toErrorReport } = await import('./toErrorReport');
  report('js_error', { ...(ids && { ids }), extras: toErrorReport(error, part) });
};
