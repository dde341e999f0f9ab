import { sameSitePath } from '@share/safety';
import { basePath, homePath } from '@share/site-paths';

/**
 * What the desktop page frames: the page in `url` when it is one of this site, else the home page (R5). The desktop page
 * never frames itself.
 * @param ownOrigins origins of the site, e.g. `https://m.example.com`
 */
export const pcTarget = (url: unknown, ownOrigins: readonly string[]): string => {
  const paths = ownOrigins.map((origin) => sameSitePath(url, origin, basePath));
  const path = paths.find((each) => each !== null) ?? null;
  return path === null || /^\/pc(?:[/?#]|$)/.test(path.slice(basePath.length)) ? homePath : path;
};
