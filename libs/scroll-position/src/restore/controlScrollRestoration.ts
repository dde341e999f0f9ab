/** In `history.state`: how far the page was scrolled when the visitor left for another place on it. */
const placeKey = 'scrolledTo';

/**
 * Scroll restoration is manual (spec §4) while the page is open, and handed back to the browser when the page is left, so that
 * going back to the document restores the scroll position. Going back from a place on the page, such as its comments, is restored here:
 * the entry of the history keeps where the visitor was.
 */
export const controlScrollRestoration = (window: Window): void => {
  const { history } = window;
  if (!('scrollRestoration' in history)) return;
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  const savePosition = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="#"]'))
      history.replaceState({ ...(history.state as object | null), [placeKey]: window.scrollY }, '');
  };
  const restorePlace = ({ state }: PopStateEvent) => {
    const { [placeKey]: place, ...rest } = (state ?? {}) as Record<string, unknown>;
    if (typeof place !== 'number') return;
    // Once: the next popstate of this entry may come from a panel that closes.
    history.replaceState(rest, '');
    window.scrollTo({ top: place, behavior: 'instant' });
  };
  take();
  window.document.addEventListener('click', savePosition, true);
  window.addEventListener('popstate', restorePlace);
  window.addEventListener('beforeunload', giveBack);
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', take);
};
