/**
 * Reports how much of an article has been read, 0 to 100: the share of its height above the lower edge of the window. Measures now,
 * at most once per animation frame while the page scrolls or is resized, and when it returns from the back/forward cache.
 * @returns stops the observation.
 */
export const observeReadingProgress = (
  article: Element,
  window: Window,
  onPercent: (percent: number) => void,
): (() => void) => {
  let scheduled = 0;
  const measure = () => {
    scheduled = 0;
    const { top, height } = article.getBoundingClientRect();
    if (height > 0) onPercent(Math.min(100, Math.max(0, ((window.innerHeight - top) / height) * 100)));
  };
  const onChange = () => {
    scheduled ||= window.requestAnimationFrame(measure);
  };
  const eventNames = ['scroll', 'resize', 'pageshow'];
  for (const name of eventNames) window.addEventListener(name, onChange, { passive: true });
  onChange();
  return () => {
    window.cancelAnimationFrame(scheduled);
    for (const name of eventNames) window.removeEventListener(name, onChange);
  };
};
