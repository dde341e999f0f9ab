/**
 * Tells whether the browser has a network: at once, and whenever that changes.
 * @returns ends the watch.
 */
export const watchOnline = (window: Window, onChange: (isOnline: boolean) => void): (() => void) => {
  const report = () => onChange(window.navigator.onLine);
  window.addEventListener('online', report);
  window.addEventListener('offline', report);
  report();
  return () => {
    window.removeEventListener('online', report);
    window.removeEventListener('offline', report);
  };
};
