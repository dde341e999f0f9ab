/**
 * Scroll restoration is manual (spec §4) while the page is open, and handed back to the browser when the page is left, so that
 * going back to the document restores the scroll position.
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
  take();
  window.addEventListener('beforeunload', giveBack);
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', take);
};
