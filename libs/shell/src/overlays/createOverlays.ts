import type { FrameRequest, ReportTarget, SuccessKey } from '@share/islands';
import type { OpenAppOffer } from '@share/open-app';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Why the open-app dialog opens: a success, or an action that only the app offers, such as 点赞. */
export type OpenAppAnswer = { success: SuccessKey } | { action: string };

/** The data each panel is opened with. */
export interface PanelRequests {
  /** `action`: the action that requires the login (`login:required`). */
  login: { action: string };
  menu: object;
  'text-size': object;
  report: { target: ReportTarget };
  /** A page of the site in an iframe over the page (R62). */
  popup: FrameRequest;
  'open-app': { answer: OpenAppAnswer };
  /** Alternatives when a tap did not open the app. */
  offer: { offer: OpenAppOffer };
}

export type PanelName = keyof PanelRequests;
type OpenPanel = { [Name in PanelName]: { name: Name } & PanelRequests[Name] }[PanelName];

interface OverlayState {
  /** The last one lies on top. */
  panels: OpenPanel[];
  /** The last short message; a new object each time, so that a repeated text is announced again. */
  message: { text: string; role: 'status' | 'alert' } | null;
}

/** What is open over the page, one store per page. */
export interface Overlays {
  store: Pick<StoreApi<OverlayState>, 'getState' | 'getInitialState' | 'subscribe'>;
  open: (panel: OpenPanel) => void;
  close: (name: PanelName) => void;
  say: (text: string) => void;
  /** Shows a message that the reader did not cause and that is announced at once. */
  alert: (text: string) => void;
}

/** @param wake loads the code that shows overlays; called with every request, so repeated calls have to be cheap */
export const createOverlays = (wake: () => void): Overlays => {
  const store = createStore<OverlayState>(() => ({ panels: [], message: null }));
  const change = (next: Partial<OverlayState>) => {
    store.setState(next);
    wake();
  };
  const without = (name: PanelName) => store.getState().panels.filter((panel) => panel.name !== name);
  return {
    store,
    open: (panel) => change({ panels: [...without(panel.name), panel] }),
    close: (name) => change({ panels: without(name) }),
    say: (text) => change({ message: { text, role: 'status' } }),
    alert: (text) => change({ message: { text, role: 'alert' } }),
  };
};
