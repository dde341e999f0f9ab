import type { FrameRequest, ReportTarget, SuccessKey } from '@share/islands';
import type { OpenAppOffer } from '@share/open-app';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the open-app dialog answers: a success, or something that only the app can do, such as 点赞. */
export type OpenAppAnswer = { success: SuccessKey } | { action: string };

/** What each panel is opened with. */
export interface PanelRequests {
  /** `action` names what waits for the login (`login:required`). */
  login: { action: string };
  menu: object;
  'text-size': object;
  report: { target: ReportTarget };
  /** A small page of the site over the page (R62). */
  popup: FrameRequest;
  'open-app': { answer: OpenAppAnswer };
  /** What is left when a tap did not lead to the app. */
  offer: { offer: OpenAppOffer };
}

export type PanelName = keyof PanelRequests;
type OpenPanel = { [Name in PanelName]: { name: Name } & PanelRequests[Name] }[PanelName];

interface OverlayState {
  /** The last one lies on top. */
  panels: OpenPanel[];
  /** The last short message; a new object each time, also when it says the same. */
  message: { text: string; role: 'status' | 'alert' } | null;
}

/** What is open over the page, one store per page. */
export interface Overlays {
  store: Pick<StoreApi<OverlayState>, 'getState' | 'getInitialState' | 'subscribe'>;
  open: (panel: OpenPanel) => void;
  close: (name: PanelName) => void;
  say: (text: string) => void;
  /** Says what the reader did not ask about, so that it is announced at once. */
  alert: (text: string) => void;
}

/** @param wake loads the code that shows overlays; called with every request, so it has to be cheap when repeated. */
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
