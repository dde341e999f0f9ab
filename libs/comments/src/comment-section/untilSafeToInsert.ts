const nextFrame = (window: Window) =>
  new Promise<void>((resolve) => window.requestAnimationFrame(() => resolve()));

const nextScroll = (window: Window) =>
  new Promise<void>((resolve) =>
    window.addEventListener('scroll', () => resolve(), { passive: true, once: true }),
  );

/**
 * Waits while the discussion begins in the lower half of the screen and continues below it: the visitor is still reading the
 * content above, and newer comments would move either that or the comments. Scrolling in either direction ends it.
 *
 * Also waits for a frame without scrolling, and resolves before it is painted: an insertion while scrolling
 * counts as a layout shift.
 */
export const untilSafeToInsert = async (section: Element, window: Window): Promise<void> => {
  let before: number | undefined;
  for (;;) {
    await nextFrame(window);
    const { top, bottom } = section.getBoundingClientRect();
    const { innerHeight } = window;
    if (top > innerHeight / 2 && top < innerHeight && bottom > innerHeight) await nextScroll(window);
    else if (top === before) return;
    before = top;
  }
};
