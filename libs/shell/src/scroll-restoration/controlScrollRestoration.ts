/**
 * Scroll restoration is manual (spec §4) while the page is open. The browser has it again when the page is left, so that
 * coming back to the document finds the place.
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
