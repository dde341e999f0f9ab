import { useLayoutEffect } from 'react';

/** Hides the bars of the site while the screen is shown: a move between it and another keeps the frame of the page. */
export const useOwnBar = (): void =>
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-bars', 'none');
    return () => document.documentElement.removeAttribute('data-bars');
  }, []);
