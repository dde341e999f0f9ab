import type { PageActions } from './PageActions';

const doNothing = () => undefined;

/** The version for the server, where a reader can do nothing. */
export const noPageActions: PageActions = {
  say: doNothing,
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
  wake: doNothing,
};
