import { createSafeStorage, isDesktopVisit, readEnvironment } from '@share/environment';
import { homePath } from '@share/site-paths';

const pcPath = `${homePath}pc`;
/** Its address holds a token, which must not get into a query. */
const authPath = `${homePath}auth`;
const storageKey = 'share:stays-on-page';

/** A path as the server reads it, which takes capitals and escaped letters for the plain ones. */
const toPlainPath = (path: string): string => {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/$/, '');
  } catch {
    return path;
  }
};

/**
 * A visitor who leaves `/pc` for a page of the site is not redirected again, until this tab is closed (R14). The referrer shows
 * it, so that a plain link is enough.
 */
const hasLeftPc = (window: Window): boolean => {
  const { document, location } = window;
  const storage = createSafeStorage(() => window.sessionStorage);
  const isFromPc = document.referrer.startsWith(`${location.origin}${pcPath}`);
  if (isFromPc) storage.set(storageKey, '1');
  return isFromPc || storage.get(storageKey) !== null;
};

export interface DesktopVisit {
  /** Names the own app's web view in its user agent. */
  clientUaToken: string;
  isPreview: boolean;
}

/** The page that `/pc` shows, as the server has checked its address. */
const pageInFrame = ({ document }: Window) =>
  document.querySelector('main iframe')?.getAttribute('src') ?? null;

/**
 * Where a visitor reads this page instead (spec §2, desktop redirect; R14): a desktop at `/pc`, and a phone that was sent the address
 * of `/pc` outside of it.
 * @returns path of `/pc` with this page in `url`, or the path of the page that `/pc` shows; null where the visitor is not redirected
 */
export const findDesktopRedirect = (
  window: Window,
  { clientUaToken, isPreview }: DesktopVisit,
): string | null => {
  const { navigator, location, innerWidth: width, innerHeight: height } = window;
  const { userAgent, maxTouchPoints } = navigator;
  const environment = readEnvironment(userAgent, { clientUaToken, maxTouchPoints });
  const isTop = window.top === window.self;
  const visit = { environment, isTop, width, height, isPreview };
  const path = toPlainPath(location.pathname);
  if (path === pcPath) {
    const staysHere = isDesktopVisit({ ...visit, isPcPage: false, prefersMobile: false });
    const isPhone = isTop && environment.isMobile && environment.host !== 'bot';
    return isPhone && !staysHere ? pageInFrame(window) : null;
  }
  // The page in the iframe of /pc has the same referrer, but it was not opened by leaving /pc.
  const prefersMobile = isTop && hasLeftPc(window);
  const isRedirected = isDesktopVisit({ ...visit, isPcPage: path === authPath, prefersMobile });
  return isRedirected ? `${pcPath}?url=${encodeURIComponent(location.href)}` : null;
};
