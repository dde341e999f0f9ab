import { createSafeStorage, isDesktopVisit, readEnvironment } from '@share/environment';
import { homePath } from '@share/site-paths';

const pcPath = `${homePath}pc`;
/** Its address holds a token, which must not get into a query. */
const authPath = `${homePath}auth`;
const stayKey = 'share:stays-on-page';

/**
 * A visitor who leaves `/pc` for a page of the site wants the pages themselves, until this tab is closed (R14). Told by where they
 * come from, so that a plain link is enough.
 */
const wantsToStay = (window: Window): boolean => {
  const { document, location } = window;
  const storage = createSafeStorage(() => window.sessionStorage);
  const isFromPc = document.referrer.startsWith(`${location.origin}${pcPath}`);
  if (isFromPc) storage.set(stayKey, '1');
  return isFromPc || storage.get(stayKey) !== null;
};

interface DesktopVisit {
  /** Names the own app's web view in its user agent. */
  clientUaToken: string;
  isPreview: boolean;
}

/**
 * Where a desktop reads this page (spec §2, desktop redirect; R14).
 * @returns path of `/pc` with this page in `url`; null when the visitor stays here.
 */
export const desktopPageFor = (window: Window, { clientUaToken, isPreview }: DesktopVisit): string | null => {
  const { navigator, location, innerWidth, innerHeight } = window;
  const { userAgent, maxTouchPoints } = navigator;
  const isTop = window.top === window.self;
  const goes = isDesktopVisit({
    environment: readEnvironment(userAgent, { clientUaToken, maxTouchPoints }),
    isTop,
    width: innerWidth,
    height: innerHeight,
    isPcPage: [pcPath, authPath].includes(location.pathname.replace(/\/$/, '')),
    isPreview,
    // The page in the frame of /pc comes from there too, and chooses nothing.
    prefersMobile: isTop && wantsToStay(window),
  });
  return goes ? `${pcPath}?url=${encodeURIComponent(location.href)}` : null;
};
