/** @typedef {{ startTime: number, duration: number }} LongTask */
/** @typedef {ReturnType<typeof observeVisit>} Seen */

/**
 * Runs in the page before anything else and collects its events. Times are in milliseconds since the visit began; 0: not
 * yet. `name` is the beginning of the name of the control that will be tapped.
 */
export const observeVisit = (/** @type {string} */ name) => {
  const seen = {
    longTasks: /** @type {LongTask[]} */ ([]),
    shift: 0,
    firstPaint: 0,
    largestPaint: 0,
    /** Middle of the control, once it has a place. */
    spot: /** @type {{ x: number, y: number } | undefined} */ (undefined),
    tappedAt: 0,
    /** The control says that it has noticed the tap. */
    markedAt: 0,
    /** A dialog is open. */
    answeredAt: 0,
  };
  Object.assign(window, { seen });
  /** @type {(type: string, use: (entry: any) => void) => void} */
  const forEntries = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  forEntries('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  forEntries('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  forEntries('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  forEntries('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));

  const nameOf = (/** @type {Element} */ { ariaLabel, textContent }) =>
    (ariaLabel || textContent || '').trim();
  const find = () => {
    for (const control of document.querySelectorAll('button, header a')) {
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width > 0 && y >= 0 && y + height <= innerHeight && nameOf(control).startsWith(name))
        seen.spot = { x: x + width / 2, y: y + height / 2 };
    }
    if (!seen.spot) setTimeout(find, 16);
  };
  find();

  new MutationObserver((changes) => {
    const isMarked = changes.some(({ attributeName }) => attributeName === 'aria-busy');
    const isAnswered = document.querySelector('dialog[open]');
    if (!seen.tappedAt || !(isMarked || isAnswered)) return;
    seen.markedAt ||= performance.now();
    if (isAnswered) seen.answeredAt ||= performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'open'] });
  window.addEventListener('pointerup', ({ timeStamp }) => (seen.tappedAt ||= timeStamp), true);
  // An address of another site leads away from the measurement.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.origin !== location.origin) event.preventDefault();
  });
  return seen;
};
