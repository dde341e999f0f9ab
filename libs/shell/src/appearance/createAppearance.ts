import type { SafeStorage } from '@share/environment';

/** Keys under which a reader's choices are kept; the script before the first paint reads the same ones. */
export const appearanceKeys = { size: 'share:size', theme: 'share:theme' } as const;

const sizes = ['standard', 'large', 'elder', 'max'] as const;
const themes = ['system', 'light', 'dark'] as const;

/** 1, 1.15, 1.5 (大字版) and 2 times the reading size. */
export type TextSize = (typeof sizes)[number];
export type Theme = (typeof themes)[number];

/** How a reader wants to see the pages of this site. */
export interface Appearance {
  size(): TextSize;
  theme(): Theme;
  setSize(size: TextSize): void;
  setTheme(theme: Theme): void;
  /** Calls on every change made on this page, or taken over from another tab. @returns ends it. */
  subscribe(onChange: () => void): () => void;
  /** Takes over what is chosen in other tabs, and on later pages once the reader comes back. @returns ends it. */
  follow(window: Window): () => void;
}

const changeEvent = 'share:appearance';

/**
 * The choices of text size and colours: kept in the storage, marked on the document as `data-size` and `data-theme`. What is
 * usual leaves no mark.
 */
export const createAppearance = (storage: SafeStorage, root: HTMLElement): Appearance => {
  const size = () => sizes.find((value) => value === storage.get(appearanceKeys.size)) ?? 'standard';
  const theme = () => themes.find((value) => value === storage.get(appearanceKeys.theme)) ?? 'system';

  const mark = (name: string, value: string, usual: string) => {
    if (value === usual) root.removeAttribute(name);
    else root.setAttribute(name, value);
  };
  const show = () => {
    mark('data-size', size(), 'standard');
    mark('data-theme', theme(), 'system');
    root.dispatchEvent(new Event(changeEvent));
  };
  const choose = (key: string) => (value: string) => {
    storage.set(key, value);
    show();
  };

  return {
    size,
    theme,
    setSize: choose(appearanceKeys.size),
    setTheme: choose(appearanceKeys.theme),
    subscribe: (onChange) => {
      root.addEventListener(changeEvent, onChange);
      return () => root.removeEventListener(changeEvent, onChange);
    },
    follow: (window) => {
      window.addEventListener('storage', show);
      window.addEventListener('pageshow', show);
      return () => {
        window.removeEventListener('storage', show);
        window.removeEventListener('pageshow', show);
      };
    },
  };
};
