interface ReadingProgress {
  /** The share of the article above the lower edge of the window, in percent: what a reader has seen. */
  percent: number;
  /** How far the reader has come on the way from the top of the page to the end of the text, in percent. */
  way: number;
}

const bounded = (share: number): number => Math.min(100, Math.max(0, share * 100));

/**
 * Reports how far an article has been read. Measures now, at most once per animation frame while the page scrolls or is resized,
 * and when it returns from the back/forward cache.
 * @returns stops the observation.
 */
export const observeReadingProgress = (
  article: Element,
  window: Window,
  onProgress: (progress: ReadingProgress) => void,
): (() => void) => {
  const text = article.querySelector('[data-article-body]') ?? article;
  let scheduled = 0;
  const measure = () => {
    scheduled = 0;
    const { top, height } = article.getBoundingClientRect();
    if (height === 0) return;
    const left = text.getBoundingClientRect().bottom - window.innerHeight;
    onProgress({
      percent: bounded((window.innerHeight - top) / height),
      way: bounded(window.scrollY / Math.max(1, window.scrollY + left)),
    });
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
