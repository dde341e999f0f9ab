import { createSafeStorage } from '@share/environment';
import { useEffect, useRef } from 'react';

const nameOf = (restoreKey: string) => {
  const { pathname, search } = window.location;
  return `shownPages:${restoreKey}:${pathname}${search}`;
};

/** Whether this page was opened by going back or forward, or by a reload. */
const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && (navigation as PerformanceNavigationTiming).type !== 'navigate';
};

/**
 * Keeps in this tab how many pages of a list are shown, and shows as many again when the reader returns to the page and the
 * browser has not kept it.
 */
export const useRestoredSize = (
  restoreKey: string | undefined,
  size: number,
  setSize: (size: number) => unknown,
): void => {
  const isRestored = useRef(false);
  useEffect(() => {
    if (restoreKey === undefined) return;
    const storage = createSafeStorage(() => window.sessionStorage);
    const name = nameOf(restoreKey);
    if (isRestored.current) {
      storage.set(name, String(size));
      return;
    }
    isRestored.current = true;
    const shown = Number(storage.get(name));
    if (!isReturn()) storage.remove(name);
    else if (Number.isInteger(shown) && shown > size) setSize(shown);
  }, [restoreKey, size, setSize]);
};
