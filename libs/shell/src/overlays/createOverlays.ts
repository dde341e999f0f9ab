import type { ReportTarget } from '@share/islands';
import type { OpenAppOffer } from '@share/open-app';
import type { OpenAppAnswer } from '../open-app-dialog/OpenAppDialog';

/** What may open over a page. */
export type Panel =
  /** `action` names what waits for the login (`login:required`). */
  | { name: 'login'; action: string }
  | { name: 'menu' }
  | { name: 'text-size' }
  | { name: 'report'; target: ReportTarget }
  /** A small page of the site over the page (R62). */
  | { name: 'frame'; src: string; title: string }
  | { name: 'open-app'; answer: OpenAppAnswer }
  /** What is left when a tap did not lead to the app. */
  | { name: 'offer'; offer: OpenAppOffer };

export interface OverlayState {
  /** The last one lies on top. */
  panels: readonly Panel[];
  /** The last short message; a new object each time, also when it says the same. */
  message: { text: string; role: 'status' | 'alert' } | null;
}

/** What is open over the page. One store per page; its parts are loaded with the first request. */
export interface Overlays {
  state(): OverlayState;
  /** @returns ends it. */
  subscribe(onChange: () => void): () => void;
  open(panel: Panel): void;
  close(name: Panel['name']): void;
  say(text: string): void;
  /** Says what the reader did not ask about, so that it is announced at once. */
  alert(text: string): void;
}

/** @param wake loads the code that shows overlays; called with every request, so it has to be cheap when repeated. */
export const createOverlays = (wake: () => void): Overlays => {
  const listeners = new Set<() => void>();
  let state: OverlayState = { panels: [], message: null };
  const change = (next: Partial<OverlayState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
    wake();
  };
  const without = (name: Panel['name']) => state.panels.filter((panel) => panel.name !== name);
  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    open: (panel) => change({ panels: [...without(panel.name), panel] }),
    close: (name) => change({ panels: without(name) }),
    say: (text) => change({ message: { text, role: 'status' } }),
    alert: (text) => change({ message: { text, role: 'alert' } }),
  };
};
