/** How long a page may take to grow, and to grow once more, in ms: a slow phone lays it out in many steps. */
const growthMs = 3000;

const ownEvents = ['pointerdown', 'wheel', 'keydown'];

/**
 * Scrolls to a place as soon as the page is high enough, unless the visitor has begun to scroll. While the parts above the place are still
 * laid out, the browser would hold what is on the screen in place instead: the place is taken again each time the page grows.
 */
export const restoreScroll = (top: number): void => {
  const go = () => window.scrollTo({ top, behavior: 'instant' });
  go();
  if (typeof ResizeObserver === 'undefined') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => observer.disconnect();
  // Called for the height at the beginning, too.
  const observer = new ResizeObserver(() => {
    go();
    clearTimeout(timer);
    timer = setTimeout(end, growthMs);
  });
  observer.observe(document.body);
  for (const event of ownEvents) window.addEventListener(event, end, { once: true, passive: true });
};
