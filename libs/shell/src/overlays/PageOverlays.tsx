import { lazyWithRetry, type ReportTarget } from '@share/islands';
import { Toast, ToastRegion, useToast } from '@share/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useStore } from 'zustand/react';
import { retryMessage } from '../shellConstants';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';
import type { PanelName, PanelRequests } from './createOverlays';

/** Data of the page that its panels need. */
export interface OverlaysData {
  site: SiteView;
  siteOrigin: string;
  reportReasons: string[];
  /** The channel of the page. */
  group?: string;
  /** What 投诉举报 in the menu is about. */
  reportTarget?: ReportTarget;
}

/** A panel gets its request and the data of the page. It remains mounted while it is closed. */
type PanelProps<Name extends PanelName> = OverlaysData &
  PanelRequests[Name] & { open: boolean; onClose: () => void };

type Panels = { [Name in PanelName]: (props: PanelProps<Name>) => ReactNode };

export interface PageOverlaysProps extends OverlaysData {
  /** Panels of other libraries, made with `lazyWithRetry`. */
  panels?: Partial<Panels>;
}

const loadPanels = () => import('../panels');
const ownPanels: Partial<Panels> = {
  menu: lazyWithRetry(async () => (await loadPanels()).NavigationPanel),
  'text-size': lazyWithRetry(async () => (await loadPanels()).TextSizeSheet),
  report: lazyWithRetry(async () => (await loadPanels()).ReportSheet),
  'open-app': lazyWithRetry(async () => (await loadPanels()).OpenAppDialog),
  offer: lazyWithRetry(async () => (await loadPanels()).OfferSheet),
};

interface PanelSlotProps {
  Panel: (props: { open: boolean; onClose: () => void }) => ReactNode;
  /** What the panel was opened with; absent while it is closed. */
  request: object | undefined;
  data: OverlaysData;
  onClose: () => void;
  onFailure: (error: unknown) => void;
}

/** Loads a panel when it opens for the first time. After a failure it is unmounted, and the next opening loads it again. */
const PanelSlot = ({ Panel, request, data, onClose, onFailure }: PanelSlotProps) => {
  const [lastRequest, setLastRequest] = useState(request);
  if (request && request !== lastRequest) setLastRequest(request);
  if (!lastRequest) return null;
  const fail = (error: unknown) => {
    onFailure(error);
    setLastRequest(undefined);
  };
  return (
    <ErrorBoundary fallback={null} onError={fail}>
      <Panel {...data} {...lastRequest} open={request !== undefined} onClose={onClose} />
    </ErrorBoundary>
  );
};

/** Everything that opens over the page. A panel that fails affects neither the page nor other panels. */
export const PageOverlays = ({ panels, ...data }: PageOverlaysProps) => {
  const { overlays, session, reportFailure } = useShellServices();
  const { panels: openPanels, message } = useStore(overlays.store);
  const { toast, showToast } = useToast();
  useEffect(() => {
    if (message) showToast(message.text, message.role);
  }, [message, showToast]);

  const close = (name: PanelName) => {
    overlays.close(name);
    if (name === 'login') session.cancelLogin();
  };
  const fail = (name: PanelName, error: unknown) => {
    close(name);
    overlays.say(retryMessage);
    reportFailure(error, `panel:${name}`);
  };
  const known = Object.entries({ ...ownPanels, ...panels }) as [PanelName, PanelSlotProps['Panel']][];
  return (
    <>
      {known.map(([name, Panel]) => (
        <PanelSlot
          key={name}
          Panel={Panel}
          request={openPanels.find((panel) => panel.name === name)}
          data={data}
          onClose={() => close(name)}
          onFailure={(error) => fail(name, error)}
        />
      ))}
      <ToastRegion>
        <Toast {...toast} />
      </ToastRegion>
    </>
  );
};
