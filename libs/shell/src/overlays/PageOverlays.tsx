import type { ServiceApi, StartApi } from '@share/api-client';
import type { Environment } from '@share/environment';
import type { FrameRequest, PageActions, ReportTarget } from '@share/islands';
import { successMessages, type SuccessRule } from '@share/open-app';
import type { Session } from '@share/session';
import { Toast, ToastRegion, useToast } from '@share/ui';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Appearance } from '../appearance/createAppearance';
import { shareLink } from '../page-actions/shareLink';
import type { SiteView } from '../SiteView';
import type { Overlays, Panel } from './createOverlays';

const loadPanels = () => import('../panels');
const NavigationPanel = lazy(async () => ({ default: (await loadPanels()).NavigationPanel }));
const TextSizeSheet = lazy(async () => ({ default: (await loadPanels()).TextSizeSheet }));
const ReportSheet = lazy(async () => ({ default: (await loadPanels()).ReportSheet }));
const OfferSheet = lazy(async () => ({ default: (await loadPanels()).OfferSheet }));
const OpenAppDialog = lazy(async () => ({ default: (await loadPanels()).OpenAppDialog }));

export interface OverlaysData {
  site: SiteView;
  reportReasons: string[];
  /** The channel of the page. */
  group?: string;
  /** What 投诉举报 in the menu is about. */
  reportTarget?: ReportTarget;
}

interface PageOverlaysProps extends OverlaysData {
  overlays: Overlays;
  appearance: Appearance;
  successRule: SuccessRule;
  api: Pick<StartApi, 'getGroups'> & Pick<ServiceApi, 'createReport'>;
  session: Session;
  page: PageActions;
  environment: () => Environment;
  /** The panel to log in with. */
  login: (panel: { open: boolean; onClose: () => void; onDone: () => void }) => ReactNode;
  /** A small page of the site over the page. */
  frame: (panel: FrameRequest & { open: boolean; onClose: () => void }) => ReactNode;
}

/** Keeps a panel from being loaded before it opens for the first time; it stays afterwards, to close calmly. */
const Lazily = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const [isUsed, setUsed] = useState(open);
  if (open && !isUsed) setUsed(true);
  return isUsed ? <Suspense>{children}</Suspense> : null;
};

const nothing = { panels: [], message: null };

/** Everything that opens over the page, each part loaded when it opens for the first time. */
export const PageOverlays = ({ overlays, appearance, successRule, ...props }: PageOverlaysProps) => {
  const { site, reportReasons, group, reportTarget, api, session, page, environment } = props;
  const { panels, message } = useSyncExternalStore(overlays.subscribe, overlays.state, () => nothing);
  const { toast, showToast } = useToast();
  useEffect(() => {
    if (message) showToast(message.text, message.role);
  }, [message, showToast]);

  const find = <Name extends Panel['name']>(name: Name) =>
    panels.find((panel): panel is Extract<Panel, { name: Name }> => panel.name === name);
  const panelOf = (name: Panel['name']) => ({
    open: find(name) !== undefined,
    onClose: () => overlays.close(name),
  });
  const login = find('login');
  const offer = find('offer')?.offer;
  const frame = find('frame');
  const finishLogin = () => {
    overlays.close('login');
    if (login?.action === 'login') page.succeed('loggedIn');
    else page.say(successMessages.loggedIn.text);
  };
  const giveUpLogin = () => {
    overlays.close('login');
    session.cancelLogin();
  };
  return (
    <>
      <Lazily open={panelOf('menu').open}>
        <NavigationPanel
          {...panelOf('menu')}
          {...{ site, api, session, page, appearance }}
          {...(group && { group })}
          {...(reportTarget && { reportTarget })}
        />
      </Lazily>
      <Lazily open={panelOf('text-size').open}>
        <TextSizeSheet {...panelOf('text-size')} appearance={appearance} />
      </Lazily>
      <Lazily open={panelOf('report').open}>
        <ReportSheet
          target={find('report')?.target}
          reasons={reportReasons}
          onClose={panelOf('report').onClose}
          {...{ api, session, page }}
        />
      </Lazily>
      <Lazily open={panelOf('open-app').open}>
        <OpenAppDialog
          answer={find('open-app')?.answer}
          onClose={panelOf('open-app').onClose}
          onDecline={successRule.decline}
          isMiniProgram={environment().isMiniProgram}
          {...{ site, page }}
        />
      </Lazily>
      <Lazily open={offer !== undefined}>
        <OfferSheet
          offer={offer}
          address={offer ? shareLink() : ''}
          onClose={panelOf('offer').onClose}
          site={site}
        />
      </Lazily>
      <Lazily open={login !== undefined}>
        {props.login({ open: login !== undefined, onClose: giveUpLogin, onDone: finishLogin })}
      </Lazily>
      {frame && (
        <Suspense>{props.frame({ ...panelOf('frame'), src: frame.src, title: frame.title })}</Suspense>
      )}
      <ToastRegion>
        <Toast {...toast} />
      </ToastRegion>
    </>
  );
};
