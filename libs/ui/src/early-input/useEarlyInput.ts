import { useLayoutEffect, type RefObject } from 'react';

/**
 * Hands on what a reader has entered into the server's markup before this code was there; the next render would overwrite it.
 * What stands in a closed dialog was not entered but restored by the browser, and is left alone.
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
