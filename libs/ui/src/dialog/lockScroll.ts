/** How many overlays are open. */
let count = 0;

/**
 * Holds the page behind an overlay in its place, also where a finger starts on the scrim or on content that is too short to
 * scroll. iOS before 16 scrolls all the same.
 * @returns ends it; the page moves again when the last overlay has ended it
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  count += 1;
  style.overflow = 'hidden';
  return () => {
    count -= 1;
    if (count === 0) style.overflow = '';
  };
}
