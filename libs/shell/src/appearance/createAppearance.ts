import type { SafeStorage } from '@share/environment';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { holdReadingPosition } from './holdReadingPosition';

const sizes = ['standard', 'large', 'elder', 'max'] as const;
const themes = ['system', 'light', 'dark'] as const;

/** 1, 1.15, 1.5 (大字版) and 2 times the reading size. */
export type TextSize = (typeof sizes)[number];
export type Theme = (typeof themes)[number];

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

/** Keys of the choices in the storage; the script before the first paint reads the same ones. */
const storageKeys = { size: 'share:size', theme: 'share:theme' } as const;

const defaults: AppearanceState = { size: 'standard', theme: 'system' };

/** The choices of text size and colours: saved in the storage, marked on the document as `data-size` and `data-theme`. */
export const createAppearance = (storage: SafeStorage, root: HTMLElement): Appearance => {
  // Pages are rendered with the defaults, so hydration must start there.
  const store = createStore(() => defaults);
  const read = () =>
    store.setState({
      size: sizes.find((size) => size === storage.get(storageKeys.size)) ?? defaults.size,
      theme: themes.find((theme) => theme === storage.get(storageKeys.theme)) ?? defaults.theme,
    });
  read();

  const mark = (name: keyof AppearanceState) => {
    const value = store.getState()[name];
    if (value === defaults[name]) root.removeAttribute(`data-${name}`);
    else root.setAttribute(`data-${name}`, value);
  };
  const update = () => {
    read();
    mark('theme');
    const isResized = store.getState().size !== (root.getAttribute('data-size') ?? defaults.size);
    if (isResized) holdReadingPosition(root, () => mark('size'));
  };
  const choose = (key: string) => (value: string) => {
    storage.set(key, value);
    update();
  };

  return {
    store,
    setSize: choose(storageKeys.size),
    setTheme: choose(storageKeys.theme),
    follow: (window) => {
      window.addEventListener('storage', update);
      window.addEventListener('pageshow', update);
      window.addEventListener('share:choice', update);
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
