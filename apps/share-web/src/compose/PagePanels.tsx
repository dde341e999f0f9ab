import { Island } from '@share/islands';
import { ShellPanels, type PanelData } from '@share/shell';
import { Login } from '../islands/Login';
import { Popup } from '../islands/Popup';
import { Share } from '../islands/Share';

interface PagePanelsProps extends PanelData {
  siteOrigin: string;
}

/** Everything that opens over a page (docs/decisions/0006-overlays.md). */
export const PagePanels = ({ siteOrigin, ...data }: PagePanelsProps) => (
  <>
    <Island name="login" Component={Login} data={{ siteName: data.site.name }} sharedEntries={[]} />
    <Island name="popup" Component={Popup} data={{ siteOrigin }} sharedEntries={[]} />
    <Island
      name="share"
      Component={Share}
      data={{ site: { name: data.site.name, logo: data.site.logo } }}
      sharedEntries={[]}
    />
    <ShellPanels {...data} />
  </>
);
