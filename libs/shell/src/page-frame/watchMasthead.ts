/** Shorter movements are ignored as the trembling of a finger, in px. */
const leastScroll = 6;

/**
 * Hides the masthead while the visitor scrolls down and shows it when they scroll up: marks the document as `data-masthead="away"`.
 * It stays while the focus is in it, and never covers the control that has the focus.
 * @returns stops watching
 */
export const watchMasthead = (window: Window): (() => void) => {
  const { document } = window;
  const root = document.documentElement;
  const header = document.querySelector<HTMLElement>('[data-sticky-header]');
  if (!header) return () => undefined;

  const position = () => Math.min(Math.max(window.scrollY, 0), root.scrollHeight - window.innerHeight);
  const isAway = () => root.getAttribute('data-masthead') === 'away';
  const move = (away: boolean) => {
    if (away) root.setAttribute('data-masthead', 'away');
    else root.removeAttribute('data-masthead');
  };
  const hasFocus = () => header.contains(document.activeElement);
  const wouldCoverFocus = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || hasFocus()) return false;
    const { top, bottom } = focused.getBoundingClientRect();
    return top < header.scrollHeight && bottom > 0;
  };

  let last = position();
  const onScroll = () => {
    const now = position();
    if (now > header.offsetHeight && Math.abs(now - last) < leastScroll) return;
    const isDown = now > last;
    last = now;
    if (now <= header.offsetHeight) move(false);
    else move(isDown ? !hasFocus() : wouldCoverFocus());
  };
  const onFocus = () => {
    if (hasFocus()) move(false);
    else if (!isAway() && position() > header.offsetHeight && wouldCoverFocus()) move(true);
  };

  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('focusin', onFocus);
  return () => {
    window.removeEventListener('scroll', onScroll);
    document.removeEventListener('focusin', onFocus);
  };
};
