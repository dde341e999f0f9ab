import { useLayoutEffect, type RefObject } from 'react';

/**
 * Hands on the input of a visitor from before this code was loaded; the next render would overwrite it.
 * Text in a closed dialog was not entered but restored by the browser, and is left alone.
 * @param read called once, with the element
 */
export const useEarlyInput = <Field extends HTMLElement>(
  ref: RefObject<Field | null>,
  read: (field: Field) => void,
): void => {
  useLayoutEffect(() => {
    const field = ref.current;
    if (field && !field.closest('dialog:not([open])')) read(field);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later the field has its handlers
  }, []);
};
