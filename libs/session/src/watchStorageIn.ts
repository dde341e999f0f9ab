/** Tells of a login or logout that this page has not made: in another tab, or while it was in the back/forward cache. */
export const watchStorageIn =
  (window: Window) =>
  (onChange: () => void): void => {
    window.addEventListener('storage', onChange);
    window.addEventListener('pageshow', onChange);
  };
