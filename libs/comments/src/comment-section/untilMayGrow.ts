/**
 * Waits while the discussion begins in the lower half of the screen and goes on below it. There the reader is still at what stands
 * above, so that newer comments would move either that or the comments; scrolling on or back ends it.
 */
export const untilMayGrow = (section: Element, window: Window): Promise<void> =>
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
