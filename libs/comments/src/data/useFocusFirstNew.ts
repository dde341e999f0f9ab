import { useEffect, useRef, type RefObject } from 'react';

interface FocusFirstNew {
  list: RefObject<HTMLUListElement | null>;
  /** To be called by the control that asks for more. */
  expectMore: () => void;
}

/**
 * Keeps the place of somebody who asked for more of a list: when the control is gone once the rest has come, the focus goes
 * to the first new entry. Entries need a `tabIndex`.
 * @param count entries of the list now
 */
export const useFocusFirstNew = (count: number): FocusFirstNew => {
  const list = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    const firstNew = countBefore.current;
    if (firstNew === undefined || count <= firstNew) return;
    countBefore.current = undefined;
    const entry = list.current?.children[firstNew];
    const isLost = document.activeElement === document.body;
    if (isLost && entry instanceof HTMLElement) entry.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    expectMore: () => {
      countBefore.current = count;
    },
  };
};
