import { useDesktopPageServices } from '../DesktopPageServices';
import { Entry } from './PcPage.styles';
import { useFramedPage, type FramedPage } from './useFramedPage';

interface ComplaintEntryProps {
  /** The page that the iframe shows first. */
  first: FramedPage;
}

/** 投诉举报 on the desktop page, outside the menu (design 38); absent while the page in the iframe shows no item. */
export const ComplaintEntry = ({ first }: ComplaintEntryProps) => {
  const { page } = useDesktopPageServices();
  const { reportTarget } = useFramedPage(first);
  return (
    reportTarget && (
      <Entry as="button" type="button" onClick={() => page.report(reportTarget)}>
        投诉举报
      </Entry>
    )
  );
};
