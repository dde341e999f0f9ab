import { Island, placeholder, type ReportTarget } from '@share/islands';
import { Navigation } from '../navigation-panel/NavigationPanel';
import { Offer } from '../offer-sheet/OfferSheet';
import { OpenApp } from '../open-app-dialog/OpenAppDialog';
import { Report } from '../report-sheet/ReportSheet';
import { sharedAppLink, type SiteView } from '../SiteView';
import { TextSize } from '../text-size-sheet/TextSizeSheet';
import { LostMessage } from './LostMessage';
import { Messages } from './Messages';

/** Data of the page that its panels need. */
export interface PanelData {
  site: SiteView;
  reportReasons: string[];
  /** The channel of the page. */
  group?: string;
  /** The target of 投诉举报 in the menu. */
  reportTarget?: ReportTarget;
}

/** The panels of this library, closed, and the place of the messages. They stand at the end of the document. */
export const ShellPanels = ({
  site: { name, openAppHref, recordNo },
  reportReasons,
  group,
  reportTarget,
}: PanelData) => (
  <>
    <Island
      name="navigation"
      Component={Navigation}
      data={{ site: { name, openAppHref, recordNo }, group, reportTarget }}
      sharedEntries={[]}
      sharedProps={() => ({ ...sharedAppLink(), reportTarget: { id: placeholder, name: placeholder } })}
    />
    <Island name="textSize" Component={TextSize} data={{}} sharedEntries={[]} />
    <Island name="report" Component={Report} data={{ reportReasons }} sharedEntries={[]} />
    <Island
      name="openApp"
      Component={OpenApp}
      data={{ site: { name, openAppHref } }}
      sharedEntries={[]}
      sharedProps={sharedAppLink}
    />
    <Island name="offer" Component={Offer} data={{ site: { name } }} sharedEntries={[]} />
    <Island name="overlays" Component={Messages} data={{}} sharedEntries={[]} />
    <LostMessage />
  </>
);
