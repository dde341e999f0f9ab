import type { PageActions } from './PageActions';

const doNothing = () => undefined;

/** The version for the server, where a visitor can do nothing. */
export const noPageActions: PageActions = {
  toast: doNothing,
  alert: doNothing,
  succeed: doNothing,
  offerApp: doNothing,
  openApp: doNothing,
  report: doNothing,
  share: doNothing,
  copyLink: doNothing,
  openMenu: doNothing,
  openFrame: doNothing,
  openTextSize: doNothing,
  hydrate: doNothing,
  onLost: () => doNothing,
};
