import type { PanelName } from '@share/environment/document';
import type { FrameRequest, ReportTarget, SuccessKey } from '@share/islands';
import type { OpenAppOffer } from '@share/open-app';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Why the open-app dialog opens: a success, or an action that only the app offers, such as 点赞. */
export type OpenAppAnswer = { success: SuccessKey } | { action: string };

/** The data each panel is opened with. Each panel is an island and a dialog of this name. */
export interface PanelRequests extends Record<PanelName, object> {
  /** `action`: the action that requires the login (`login:required`). */
  login: { action: string };
  navigation: object;
  textSize: object;
  report: { target: ReportTarget };
  share: object;
  /** A page of the site in an iframe over the page (R62). */
  popup: FrameRequest;
  openApp: { answer: OpenAppAnswer };
  /** Alternatives when a tap did not open the app. */
  offer: { offer: OpenAppOffer };
}

type OpenPanel = { [Name in PanelName]: { name: Name } & PanelRequests[Name] }[PanelName];

interface OverlayState {
  /** The last one lies on top. */
  panels: OpenPanel[];
  /** The last short message; a new object each time, so that a repeated text is announced again. */
  message: { text: string; role: 'status' | 'alert' } | null;
}

/** The overlays that are open, one store per page. */
export interface Overlays {
  store: Pick<StoreApi<OverlayState>, 'getState' | 'getInitialState' | 'subscribe'>;
  open: (panel: OpenPanel) => void;
  /** A name of no open panel closes nothing. */
  close: (name: string) => void;
  toast: (text: string) => void;
  /** Shows a message that the visitor did not cause and that is announced at once. */
  alert: (text: string) => void;
}

/** @param hydrate loads the code of an island; called with every request, so repeated calls have to be cheap */
export const createOverlays = (hydrate: (island: PanelName | 'overlays') => void): Overlays => {
  const store = createStore<OverlayState>(() => ({ panels: [], message: null }));
  const show = (message: OverlayState['message']) => {
    store.setState({ message });
    hydrate('overlays');
  };
  const without = (name: string) => store.getState().panels.filter((panel) => panel.name !== name);
  return {
    store,
    open: (panel) => {
      // A message under a panel would be dimmed by it. The offer of the app follows a message that has just come, such as 登录成功～.
      const message = panel.name === 'openApp' ? store.getState().message : null;
      store.setState({ panels: [...without(panel.name), panel], message });
      hydrate(panel.name);
    },
    close: (name) => store.setState({ panels: without(name) }),
    toast: (text) => show({ text, role: 'status' }),
    alert: (text) => show({ text, role: 'alert' }),
  };
};
