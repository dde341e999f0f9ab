/** Milliseconds after the bar was requested: it opens, then the keyboard lifts it. */
const moments = [50, 350, 800];

/** Scrolls the page until what is answered stands above the bar with the field. In a dialog the list ends above the field anyway. */
export const keepAbove = (place: Element, window: Window): void => {
  const scroll = () => {
    const bar = window.document.querySelector('footer form[data-open]');
    const top = bar?.getBoundingClientRect().top ?? Infinity;
    const covered = place.getBoundingClientRect().bottom - top;
    if (covered > 0) window.scrollBy({ top: covered, behavior: 'instant' });
  };
  if (place.closest('dialog')) return;
  for (const moment of moments) window.setTimeout(scroll, moment);
};
