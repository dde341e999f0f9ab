/** How long a page may take to become as high as it was, in ms. */
const growthMs = 3000;

const ownEvents = ['pointerdown', 'wheel', 'keydown'];

/** Scrolls to a place as soon as the page is high enough, unless the reader has begun to scroll. */
export const scrollTo = (top: number): void => {
  const isThere = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  };
  if (isThere()) return;
  const end = () => {
    observer.disconnect();
    for (const event of ownEvents) window.removeEventListener(event, end);
  };
  const observer = new ResizeObserver(() => {
    if (isThere()) end();
  });
  observer.observe(document.body);
  setTimeout(end, growthMs);
  for (const event of ownEvents) window.addEventListener(event, end, { passive: true });
};
