/** Not pictures: in the elder mode the first one stands after the text. */
const pieces = ['p', 'h1', 'h2', 'h3', 'li'].map((name) => `main ${name}`).join();

/**
 * Makes a change of the text size. The content below the bar at the top stays there: browsers keep the scroll position when little changes,
 * and not at all on iOS.
 */
export const holdReadingPosition = (root: HTMLElement, change: () => void): void => {
  const header = root.querySelector('[data-sticky-header]');
  const top = Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  const isRead = (piece: Element) => piece.getBoundingClientRect().bottom > top;
  const piece = window.scrollY > 0 && [...root.querySelectorAll(pieces)].find(isRead);
  if (!piece) return change();
  const before = piece.getBoundingClientRect();
  // Of a piece that has begun above, the same share stays above.
  const share = Math.max(0, top - before.top) / before.height;
  root.style.overflowAnchor = 'none';
  change();
  const after = piece.getBoundingClientRect();
  const target = share > 0 ? top - share * after.height : before.top;
  window.scrollBy({ top: after.top - target, behavior: 'instant' });
  root.style.overflowAnchor = '';
};
