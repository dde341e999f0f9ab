import { readEnvironment } from '@share/environment';
import type { DesktopVisit } from './findDesktopRedirect';

/** Leads a desktop to `/pc` (spec §2, R14). A phone held upright needs no further code to stay. */
export const leaveForDesktop = async (window: Window, visit: DesktopVisit): Promise<void> => {
  const { navigator, innerWidth, innerHeight } = window;
  const { userAgent, maxTouchPoints } = navigator;
  const { isMobile } = readEnvironment(userAgent, { clientUaToken: visit.clientUaToken, maxTouchPoints });
  if (isMobile && innerWidth <= innerHeight) return;
  const { findDesktopRedirect } = await import('./findDesktopRedirect');
  const page = findDesktopRedirect(window, visit);
  if (page) window.location.replace(page);
};
