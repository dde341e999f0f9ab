import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { useShellServices } from '../ShellServices';
import { closePanel } from './closePanel';
import type { Overlays, PanelName, PanelRequests } from './createOverlays';

export interface PanelState {
  open: boolean;
  onClose: () => void;
}

/** What a panel gets of its page. */
type DataOf<Name extends PanelName, Props> = Omit<Props, keyof PanelState | keyof PanelRequests[Name]>;

type OpenPanel = Parameters<Overlays['open']>[0];

/** Whether the reader has opened the dialog before the code of its panel was there (the script in the document). */
const isOpenInDocument = (id: string) => document.getElementById(id)?.hasAttribute('open') ?? false;

/**
 * A panel as an island of its own: opens with its request in the store, and keeps what it was opened with while it is closed.
 * @param name of the island, of the panel in the store and of its dialog in the document
 * @param standing what the panel stands in the document with, closed, for a tap before its code is there; without it there is
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
      const isRequested = overlays.store.getState().panels.some((panel) => panel.name === name);
      if (isOpenInDocument(name) && !isRequested) overlays.open({ name, ...shown } as OpenPanel);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later every opening is a request
    }, []);
    if (!shown) return null;
    const state = { open: request !== undefined, onClose: () => closePanel(services, name) };
    return <Shown {...data} {...shown} {...state} />;
  };
};
