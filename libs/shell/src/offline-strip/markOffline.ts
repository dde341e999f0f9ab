import { watchOnline } from '@share/environment';

/**
 * Keeps the attribute `data-offline` of the document up to date; it is `dismissed` from a tap on a `[data-dismiss-offline]` until the
 * network is back.
 * @returns stops watching
 */
export const markOffline = (window: Window): (() => void) => {
  const { document } = window;
  const root = document.documentElement;
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-dismiss-offline]'))
      root.setAttribute('data-offline', 'dismissed');
  };
  document.addEventListener('click', onClick);
  const unwatch = watchOnline(window, (isOnline) => root.toggleAttribute('data-offline', !isOnline));
  return () => {
    unwatch();
    document.removeEventListener('click', onClick);
  };
};
