/** Acts now, or once the visitor is back on this page; never when the page was left for good. */
export const whenVisible = (act: () => void): void => {
  if (document.hidden) document.addEventListener('visibilitychange', act, { once: true });
  else act();
};
