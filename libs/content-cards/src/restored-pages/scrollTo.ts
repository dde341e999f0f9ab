/** How long a page may take to become as high as it was, in ms. */
const growthMs = 3000;

const ownEvents = ['pointerdown', 'wheel', 'keydown'];

/**
 * Scrolls to a place as soon as the page is high enough, unless the visitor has begun to scroll. While the parts above the place are still
 * laid out, the browser would hold what is on the screen in place instead: the place is taken again each time the page grows.
 */
export const scrollTo = (top: number): void => {
  const go = () => window.scrollTo({ top, behavior: 'instant' });
  go();
  // A link leads to the top of a page, which stays there by itself.
  if (top === 0) return;
  const observer = new ResizeObserver(go);
  const end = () => observer.disconnect();
  observer.observe(document.body);
  setTimeout(end, growthMs);
  for (const event of ownEvents) window.addEventListener(event, end, { once: true, passive: true });
};
