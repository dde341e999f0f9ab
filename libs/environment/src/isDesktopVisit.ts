import { desktopWidth } from './environmentConstants';
import type { Environment } from './readEnvironment';

interface Visit {
  environment: Environment;
  /** The page is not in an iframe: `window.top === window.self`. */
  isTop: boolean;
  /** Of the window, in CSS pixels, like `height`. */
  width: number;
  height: number;
  /** The page is `/pc` itself. */
  isPcPage: boolean;
  isPreview: boolean;
  /** The visitor has chosen the mobile page. */
  prefersMobile: boolean;
}

/**
 * Whether to redirect the visitor to `/pc` (spec §2, R14): a desktop agent, or a window that is both wide and landscape, so
 * that a phone held sideways is not redirected. Never for bots, and never in the own client or a mini program, which have
 * their own window around the page on a desktop too.
 */
export const isDesktopVisit = ({
  environment,
  isTop,
  width,
  height,
  isPcPage,
  isPreview,
  prefersMobile,
}: Visit): boolean => {
  const { host, isMobile, isMiniProgram } = environment;
  if (!isTop || isPcPage || isPreview || prefersMobile) return false;
  if (host === 'bot' || host === 'client' || isMiniProgram) return false;
  return !isMobile || (width >= desktopWidth && width > height);
};
