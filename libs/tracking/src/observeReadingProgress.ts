/**
 * Tells how far an article has been read: the share of its height that has risen above the lower edge of the window,
 * 0 to 100. Measured now, at most once per frame while scrolling or resizing, and when the page returns from the
 * browser's page cache.
 * @returns ends the observation.
 */
export const observeReadingProgress = (
  article: Element,
  window: Window,
  onPercent: (percent: number) => void,
): (() => void) => {
  let frame = 0;
  const measure = () => {
    frame = 0;
    const { top, height } = article.getBoundingClientRect();
    if (height > 0) onPercent(Math.min(100, Math.max(0, ((window.innerHeight - top) / height) * 100)));
  };
  const onChange = () => {
    frame ||= window.requestAnimationFrame(measure);
  };
  const occasions = ['scroll', 'resize', 'pageshow'];
  for (const occasion of occasions) window.addEventListener(occasion, onChange, { passive: true });
  onChange();
  return () => {
    window.cancelAnimationFrame(frame);
    for (const occasion of occasions) window.removeEventListener(occasion, onChange);
  };
};
