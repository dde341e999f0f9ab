import { useEffect, type RefObject } from 'react';

/**
 * When the on-screen keyboard opens or closes: scrolls the button that submits the form into view, and then the field in use,
 * which matters more where both do not fit.
 */
export const useKeepInView = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const show = () => {
      const field = document.activeElement;
      if (!field || !form.current?.contains(field)) return;
      form.current.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
      field.scrollIntoView({ block: 'nearest' });
    };
    // One animation frame later the sheet has made room for the keyboard.
    const onResize = () => void requestAnimationFrame(show);
    viewport.addEventListener('resize', onResize);
    return () => viewport.removeEventListener('resize', onResize);
  }, [form]);
};
