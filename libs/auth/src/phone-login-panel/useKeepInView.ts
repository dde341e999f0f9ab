import { type RefObject, useEffect } from 'react';

/**
 * When the on-screen keyboard comes or goes: scrolls the button that submits the form into view, and then the field in
 * use, which matters more where both do not fit.
 */
export function useKeepInView(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const show = (): void => {
      const field = document.activeElement;
      if (!field || !form.current?.contains(field)) return;
      form.current.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
      field.scrollIntoView({ block: 'nearest' });
    };
    // A frame later, when the sheet has made room for the keyboard.
    const wait = (): void => void requestAnimationFrame(show);
    viewport.addEventListener('resize', wait);
    return () => viewport.removeEventListener('resize', wait);
  }, [form]);
}
