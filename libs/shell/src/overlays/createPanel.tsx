import type { PanelName } from '@share/environment/document';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { useShellServices } from '../ShellServices';
import { closePanel } from './closePanel';
import type { Overlays, PanelRequests } from './createOverlays';

export interface PanelState {
  open: boolean;
  onClose: () => void;
}

/** Props of a panel. */
type DataOf<Name extends PanelName, Props> = Omit<Props, keyof PanelState | keyof PanelRequests[Name]>;

type OpenPanel = Parameters<Overlays['open']>[0];

/**
 * A panel as an island of its own: opens with its request in the store, and keeps its last request while it is closed.
 * The script in the document opens it by the message `open` where only the control has no code yet.
 * @param name of the island, of the panel in the store and of its dialog in the document
 * @param standing the request with which the panel is rendered, closed, for a tap before its code is there; without it there is
 * nothing in the document before the first request
 */
export const createPanel = <Name extends PanelName, Props extends PanelState & PanelRequests[Name]>(
  name: Name,
  Panel: (props: Props) => ReactNode,
  standing?: (
    data: Omit<Props, keyof PanelState | keyof PanelRequests[Name]>,
  ) => PanelRequests[Name] | undefined,
): ((data: DataOf<Name, Props>) => ReactNode) => {
  const Shown = Panel as ComponentType<object>;
  return function PanelIsland(data) {
    const services = useShellServices();
    const { overlays } = services;
    const request = useStore(overlays.store, ({ panels }) => panels.find((panel) => panel.name === name));
    const [shown, setShown] = useState<object | undefined>(request ?? standing?.(data));
    if (request && request !== shown) setShown(request);
    useEffect(() => {
      const page = window.__page;
      const openStanding = () => {
        const isRequested = overlays.store.getState().panels.some((panel) => panel.name === name);
        if (!isRequested) overlays.open({ name, ...standing?.(data) } as OpenPanel);
      };
      // A visitor may have been faster than this code.
      if (document.getElementById(name)?.hasAttribute('open')) openStanding();
      const onOpen = (opened: PanelName) => {
        if (opened === name) openStanding();
      };
      page.on('open', onOpen);
      return () => page.off('open', onOpen);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the document does not change
    }, []);
    if (!shown) return null;
    const state = { open: request !== undefined, onClose: () => closePanel(services, name) };
    return <Shown {...data} {...shown} {...state} />;
  };
};
