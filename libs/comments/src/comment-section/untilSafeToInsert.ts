/**
 * Waits while the discussion begins in the lower half of the screen and continues below it: the reader is still at what
 * stands above, and newer comments would move either that or the comments. Scrolling in either direction ends it.
 */
export const untilSafeToInsert = (section: Element, window: Window): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const { top, bottom } = section.getBoundingClientRect();
      const { innerHeight } = window;
      if (top > innerHeight / 2 && top < innerHeight && bottom > innerHeight) return;
      window.removeEventListener('scroll', check);
      resolve();
    };
    window.addEventListener('scroll', check, { passive: true });
    check();
  });
