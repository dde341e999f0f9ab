/**
 * Waits while the discussion begins in the lower half of the screen, or in the screen that follows, and continues below: the reader
 * is still at what stands above, and newer comments would move either that or the comments that come into view at this moment.
 * Scrolling ends it.
 */
export const untilSafeToInsert = (section: Element, window: Window): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const { top, bottom } = section.getBoundingClientRect();
      const { innerHeight } = window;
      if (top > innerHeight / 2 && top < 2 * innerHeight && bottom > innerHeight) return;
      window.removeEventListener('scroll', check);
      resolve();
    };
    window.addEventListener('scroll', check, { passive: true });
    check();
  });
