import { useEffect, useRef } from 'react';

/**
 * When the control that requested the rest of a list is gone afterwards, the focus goes to the first new entry. Entries need
 * a `tabIndex`.
 * @param count entries of the list now
 */
export const useFocusFirstNew = (count: number) => {
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
    /** To be called by the control that requests more. */
    expectMore: () => {
      countBefore.current = count;
    },
  };
};
