import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the custom property `--keyboard` of an element at the height (px) that the on-screen keyboard takes from the page.
 * Browsers that shrink the page itself, or have no visual viewport, leave it at nothing.
 */
export const useKeyboardInset = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = ref.current;
    if (!viewport || !element) return undefined;
    const measure = () => {
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return ref;
};
