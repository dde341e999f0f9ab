import { markOffline } from './offline-strip/markOffline';
import { takeScrollRestoration } from './scroll-restoration/takeScrollRestoration';
import { watchMasthead } from './sticky-header/watchMasthead';

/** What the frame of every page does by itself: the masthead returns on the way up, being offline shows, scrolling is ours. */
export const startFrame = (window: Window): void => {
  takeScrollRestoration(window);
  watchMasthead(window);
  markOffline(window);
};
