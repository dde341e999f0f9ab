/**
 * Gives the focus to an entry when it, or the thread around it, is on the screen. Otherwise the page
 * would scroll away from the text being read.
 */
export const focusIfInView = (entry: HTMLElement, window: Window): void => {
  const place = entry.parentElement?.closest('li') ?? entry;
  const { top, bottom } = place.getBoundingClientRect();
  if (bottom >= 0 && top < window.innerHeight) entry.focus();
};
