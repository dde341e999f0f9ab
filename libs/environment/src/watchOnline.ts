/**
 * Reports whether the browser is online, at once and at every change.
 * @returns removes the listeners
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
