import type { SafeStorage } from '@share/environment';
import { choiceKeyPrefix, choiceMarkPrefix, choices, type ChoiceName } from '@share/environment/document';
import { holdReadingPosition } from '@share/scroll-position';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** 1, 1.15, 1.5 (大字版) and 2 times the reading size. */
export type TextSize = (typeof choices.size)[number];
export type Theme = (typeof choices.theme)[number];

interface AppearanceState {
  size: TextSize;
  theme: Theme;
}

/** How a visitor wants to see the pages of this site. */
export interface Appearance {
  store: Pick<StoreApi<AppearanceState>, 'getState' | 'getInitialState' | 'subscribe'>;
  setSize: (size: TextSize) => void;
  /** @param theme one of `Theme`; any other is the default */
  setTheme: (theme: string) => void;
  /** Adopts choices made in other tabs, on later pages when the visitor goes back, and here before the code of the panel was there. */
  follow: (window: Window) => void;
}

const defaults: AppearanceState = { size: choices.size[0], theme: choices.theme[0] };

/** The choices of text size and colours: saved in the storage, marked on the document as `data-size` and `data-theme`. */
export const createAppearance = (storage: SafeStorage, root: HTMLElement): Appearance => {
  // Pages are rendered with the defaults, so hydration must start there.
  const store = createStore(() => defaults);
  const isChosen = (name: ChoiceName) => (value: string) => value === storage.get(choiceKeyPrefix + name);
  const read = () =>
    store.setState({
      size: choices.size.find(isChosen('size')) ?? defaults.size,
      theme: choices.theme.find(isChosen('theme')) ?? defaults.theme,
    });
  read();

  const mark = (name: ChoiceName) => {
    const value = store.getState()[name];
    if (value === defaults[name]) root.removeAttribute(choiceMarkPrefix + name);
    else root.setAttribute(choiceMarkPrefix + name, value);
  };
  const update = () => {
    read();
    mark('theme');
    const isResized =
      store.getState().size !== (root.getAttribute(choiceMarkPrefix + 'size') ?? defaults.size);
    if (isResized) holdReadingPosition(root, () => mark('size'));
  };
  const choose = (name: ChoiceName) => (value: string) => {
    storage.set(choiceKeyPrefix + name, value);
    update();
  };

  return {
    store,
    setSize: choose('size'),
    setTheme: choose('theme'),
    follow: (window) => {
      window.addEventListener('storage', update);
      window.addEventListener('pageshow', update);
      window.__page.on('choice', update);
    },
  };
};

const doNothing = () => undefined;

/** The appearance on the server, where pages are rendered with the defaults. */
export const noAppearance: Appearance = {
  store: createStore(() => defaults),
  setSize: doNothing,
  setTheme: doNothing,
  follow: doNothing,
};
