import type { ReportTarget } from '@share/islands';
import { useDesktopPageServices } from '../DesktopPageServices';

/** 投诉举报 on the desktop page, outside the menu (design 38). */
export const ComplaintEntry = ({ target }: { target: ReportTarget }) => {
  const { page } = useDesktopPageServices();
  return (
    <button type="button" onClick={() => page.report(target)}>
      投诉举报
    </button>
  );
};
