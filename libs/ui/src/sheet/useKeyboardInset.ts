import { type RefObject, useEffect } from 'react';

/**
 * While `active`, keeps the custom property `--keyboard` of the element at the height (px) that the on-screen keyboard
 * takes from the page. Browsers that shrink the page itself, or have no visual viewport, leave it at nothing.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = ref.current;
    if (!active || !viewport || !element) return undefined;
    const measure = (): void => {
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
}
