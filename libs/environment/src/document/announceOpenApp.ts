/** Sends the event `openApp` of the specification (§2), which the code around the page listens for. */
export const announceOpenApp = (window: Window): void =>
  void window.dispatchEvent(new CustomEvent('openApp'));
