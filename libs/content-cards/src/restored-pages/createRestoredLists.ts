import { createSafeStorage } from '@share/environment';
import { createMemory, restoreScroll, wasReturnedTo, type RestoredPages } from '@share/scroll-position';

const storageKey = 'lists:visits';

/** The browser has gone back to the place, or as far as the page reached before its lists have grown again. */
const isOnTheWay = (top: number, { scrollY, innerHeight, document }: Window): boolean =>
  Math.abs(scrollY - Math.min(top, document.documentElement.scrollHeight - innerHeight)) < 2;

/**
 * Stores the lists of this document that the visitor has made longer. Where the browser makes the document anew for a returning visitor,
 * the lists are as long as they were, and so is the scroll position.
 *
 * @param hydrateLists called when there are such lists: they are shown without a touch
 */
export const createRestoredLists = (window: Window, hydrateLists: () => void): RestoredPages => {
  const storage = createSafeStorage(() => window.sessionStorage);
  const address = window.location.pathname + window.location.search;
  const memory = createMemory(storage, storageKey, { entry: address, isReturn: wasReturnedTo() });
  const top = memory.topOf(address);
  let isLonger = top !== undefined;
  if (top !== undefined) {
    hydrateLists();
    if (isOnTheWay(top, window)) restoreScroll(top);
  }
  window.addEventListener('pagehide', () => {
    if (isLonger) memory.keepTop(address, window.scrollY);
    memory.store();
  });
  return {
    pagesOf: memory.pagesOf,
    keep: (name, pages) => {
      if (pages.length < 2) return;
      memory.keep(name, pages);
      isLonger = true;
    },
  };
};
