import { isPhoneAgent } from '@share/environment';
import type { DesktopVisit } from './findDesktopRedirect';

/** Leads a desktop to `/pc`, and a phone away from it (spec §2, R14). A phone held upright needs no further code to stay on any other page. */
export const leaveForDesktop = async (window: Window, visit: DesktopVisit): Promise<void> => {
  const { navigator, innerWidth, innerHeight, location } = window;
  if (isPhoneAgent(navigator.userAgent) && innerWidth <= innerHeight && !/\/pc\/?$/i.test(location.pathname))
    return;
  const { findDesktopRedirect } = await import('./findDesktopRedirect');
  const page = findDesktopRedirect(window, visit);
  if (page) location.replace(page);
};
