import type { PageActions, ReportTarget } from '@share/islands';

interface ComplaintEntryProps {
  /** The item of the page in the frame (`pcReportTarget`). */
  target: ReportTarget;
  page: Pick<PageActions, 'report'>;
}

/** 投诉举报 beside the phone: the entry for a complaint stands where it is seen (design 38). */
export const ComplaintEntry = ({ target, page }: ComplaintEntryProps) => (
  <button type="button" onClick={() => page.report(target)}>
    投诉举报
  </button>
);
