/**
 * Tells when the page may never run again (`true`), and when it goes on (`false`): hidden, because a phone may end it there, and left,
 * also into the back/forward cache.
 * @returns stops that.
 */
export const watchPageEnd = (window: Window, onChange: (isLeft: boolean) => void): (() => void) => {
  const { document } = window;
  const onVisibility = () => onChange(document.hidden);
  const onPageHide = () => onChange(true);
  const onPageShow = () => onChange(document.hidden);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  };
};
