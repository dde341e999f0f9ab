import type { ReportEvent } from '@share/tracking';

let begin: (reportNow: ReportEvent) => void;
const started = new Promise<ReportEvent>((resolve) => {
  begin = resolve;
});

export const beginStatistics = (reportNow: ReportEvent) => begin(reportNow);

/** Reports to the statistics of this page, once they have started; never in a preview. */
export const report: ReportEvent = (...event) => void started.then((reportNow) => reportNow(...event));
