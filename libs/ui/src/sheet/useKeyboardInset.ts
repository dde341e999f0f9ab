import { type RefObject, useEffect } from 'react';

/**
 * While `active`, sets the custom property `--keyboard` of the element to the height (px) of the page that the on-screen
 * keyboard covers. It is 0 or unset in browsers that shrink the page itself or have no visual viewport.
 */
export const useKeyboardInset = (ref: RefObject<HTMLElement | null>, active: boolean) => {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = ref.current;
    if (!active || !viewport || !element) return undefined;
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      const isZoomed = viewport.scale > 1.01;
      element.style.setProperty('--keyboard', `${isZoomed ? 0 : Math.max(0, Math.round(covered))}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [ref, active]);
};
