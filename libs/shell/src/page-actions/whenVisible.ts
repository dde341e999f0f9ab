/** Acts now, or once when the reader is back on this page; never on a page that is gone. */
export const whenInSight = (act: () => void): void => {
  if (document.hidden) document.addEventListener('visibilitychange', act, { once: true });
  else act();
};
