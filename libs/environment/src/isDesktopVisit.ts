import type { Environment } from './Environment';

interface Visit {
  environment: Environment;
  /** The page is not inside a frame: `window.top === window.self`. */
  isTop: boolean;
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
  /** The page is `/pc` itself. */
  isPcPage: boolean;
  isPreview: boolean;
  /** The visitor chose to stay on the mobile page. */
  stays: boolean;
}

/** Width from which a window that is wider than high counts as a desktop (spec §9). CSS pixels. */
const desktopWidth = 1000;

/**
 * Whether the visitor is sent to `/pc` (spec §2, R14): a desktop agent, or a window that is both wide and landscape, so
 * that a phone held sideways stays. Bots read the page itself. The own client and mini programs draw their own frame
 * around the page, also on a desktop.
 */
export const isDesktopVisit = ({
  environment,
  isTop,
  width,
  height,
  isPcPage,
  isPreview,
  stays,
}: Visit): boolean => {
  const { host, isMobile, isMiniProgram } = environment;
  if (!isTop || isPcPage || isPreview || stays) return false;
  if (host === 'bot' || host === 'client' || isMiniProgram) return false;
  return !isMobile || (width >= desktopWidth && width > height);
};
