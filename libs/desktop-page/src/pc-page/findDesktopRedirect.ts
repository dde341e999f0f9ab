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

/**
 * Where a desktop reads this page (spec §2, desktop redirect; R14).
 * @returns path of `/pc` with this page in `url`; null where the visitor is not redirected
 */
export const findDesktopRedirect = (
  window: Window,
  { clientUaToken, isPreview }: DesktopVisit,
): string | null => {
  const { navigator, location, innerWidth, innerHeight } = window;
  const { userAgent, maxTouchPoints } = navigator;
  const isTop = window.top === window.self;
  const isRedirected = isDesktopVisit({
    environment: readEnvironment(userAgent, { clientUaToken, maxTouchPoints }),
    isTop,
    width: innerWidth,
    height: innerHeight,
    isPcPage: [pcPath, authPath].includes(toPlainPath(location.pathname)),
    isPreview,
    // The page in the iframe of /pc has the same referrer, but it was not opened by leaving /pc.
    prefersMobile: isTop && hasLeftPc(window),
  });
  return isRedirected ? `${pcPath}?url=${encodeURIComponent(location.href)}` : null;
};
