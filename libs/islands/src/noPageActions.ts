import type { PageActions } from './PageActions';

const doNothing = () => undefined;

/** The server's twin: what a reader does happens in the browser. */
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
