import { useInBrowser, type ReportTarget } from '@share/islands';
import { useIsLoggedIn } from '@share/session/react';
import { agreementPaths } from '@share/site-paths';
import { Sheet } from '@share/ui';
import { useState } from 'react';
import { createPanel, type PanelState } from '../overlays/createPanel';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';
import { Account } from './Account';
import { Channels } from './Channels';
import { LocaleControl } from './LocaleControl';
import { LogoutDialog } from './LogoutDialog';
import { Entry, Logout, Policies, RecordNo } from './NavigationPanel.styles';
import { ReadingSettings } from './ReadingSettings';

interface NavigationPanelProps extends PanelState {
  site: Pick<SiteView, 'name' | 'openAppHref' | 'recordNo'>;
  /** The channel that is shown, to be marked. */
  group?: string;
  /** The target of 投诉举报; without it the entry is left out. */
  reportTarget?: ReportTarget;
}

/** The floating navigation panel: account, channels, reading settings, the app and the policies (spec §2, R69). */
export const NavigationPanel = ({ open, onClose, site, group, reportTarget }: NavigationPanelProps) => {
  const { session, page } = useShellServices();
  const isLoggedIn = useIsLoggedIn(session);
  // The row of 繁體 comes with its code: the document has no byte of it. It stands last, so that nothing moves.
  const isInBrowser = useInBrowser(() => true);
  const [isAsking, setAsking] = useState(false);
  const leaveTo = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <>
      <Sheet id="navigation" side="right" open={open} onClose={onClose} title="导航">
        <Account onLogin={leaveTo(() => void session.requireLogin('login'))} />
        <Channels group={group} isWanted={open} />
        <ReadingSettings site={site} onOpenApp={leaveTo(page.openApp)} />
        <Policies>
          <Entry href={agreementPaths.user}>用户协议</Entry>
          <Entry href={agreementPaths.privacy}>隐私政策</Entry>
          <Entry as="button" type="button" onClick={leaveTo(page.copyLink)}>
            复制链接
          </Entry>
          {reportTarget && (
            <Entry as="button" type="button" onClick={leaveTo(() => page.report(reportTarget))}>
              投诉举报
            </Entry>
          )}
        </Policies>
        {isLoggedIn && (
          <Logout type="button" onClick={() => setAsking(true)}>
            退出登录
          </Logout>
        )}
        {site.recordNo && <RecordNo>{site.recordNo}</RecordNo>}
        {isInBrowser && <LocaleControl />}
      </Sheet>
      {isLoggedIn && (
        <LogoutDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onClose();
          }}
        />
      )}
    </>
  );
};

export const Navigation = createPanel('navigation', NavigationPanel, () => ({}));
