interface ReadingProgress {
  /** The seen part, in percent: the article above the lower edge of the window, or the pictures of a row. */
  percent: number;
  /** How far the visitor has come on the way from the top of the page to the end of the text, in percent. */
  way: number;
}

const bounded = (share: number): number => Math.min(100, Math.max(0, share * 100));

/** Up to the picture in view; undefined while a warning hides the row. */
const shareOfRow = ({ clientWidth, scrollLeft, children }: Element): number | undefined =>
  clientWidth > 0 ? (Math.round(scrollLeft / clientWidth) + 1) / children.length : undefined;

/** Undefined for an article without height. */
const shareOfBox = (article: Element, windowHeight: number): number | undefined => {
  const { top, height } = article.getBoundingClientRect();
  return height > 0 ? (windowHeight - top) / height : undefined;
};

/**
 * Reports how far an article has been read. Measures now, at most once per animation frame while the page or a row of pictures scrolls or
 * the page is resized, when a warning is opened, and when the page returns from the back/forward cache. An article whose pictures stand in a row
 * (`data-reading-row`) fits the window: its box says nothing.
 * @returns stops the observation.
 */
export const observeReadingProgress = (
  article: Element,
  window: Window,
  onProgress: (progress: ReadingProgress) => void,
): (() => void) => {
  const text = article.querySelector('[data-article-body]') ?? article;
  const row = article.querySelector('[data-reading-row]');
  let scheduled = 0;
  const measure = () => {
    scheduled = 0;
    const share = row ? shareOfRow(row) : shareOfBox(article, window.innerHeight);
    if (share === undefined) return;
    const left = text.getBoundingClientRect().bottom - window.innerHeight;
    onProgress({
      percent: bounded(share),
      way: bounded(window.scrollY / Math.max(1, window.scrollY + left)),
    });
  };
  const onChange = () => {
    scheduled ||= window.requestAnimationFrame(measure);
  };
  const eventNames = ['scroll', 'resize', 'pageshow', 'toggle'];
  // Scrolling of a row and the opening of a warning do not bubble.
  const options = { passive: true, capture: true };
  for (const name of eventNames) window.addEventListener(name, onChange, options);
  onChange();
  return () => {
    window.cancelAnimationFrame(scheduled);
    for (const name of eventNames) window.removeEventListener(name, onChange, options);
  };
};
