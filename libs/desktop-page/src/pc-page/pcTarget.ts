import type { ReportTarget } from '@share/islands';
import { isDecodableId, sameSitePath } from '@share/safety';
import { basePath, homePath, parseContentPath } from '@share/site-paths';

/** `/pc` in every variant: the server takes capitals and escaped letters for the plain ones. */
const desktopPage = new RegExp(`^${homePath}(p|%[57]0)(c|%[46]3)(/|$)`, 'i');

/**
 * The page that an address names.
 * @param ownOrigins origins of the site, e.g. `https://m.example.com`
 * @returns its path, query and fragment; null when it is no page of this site, or the desktop page itself
 */
export const toFramedPath = (url: unknown, ownOrigins: string[]): string | null => {
  const paths = ownOrigins.map((origin) => sameSitePath(url, origin, basePath));
  const path = paths.find((each) => each !== null) ?? null;
  const [pathname = ''] = path?.split(/[?#]/) ?? [];
  return desktopPage.test(pathname) ? null : path;
};

/** The page that the desktop page shows: the one in `url` when it is a page of this site, else the home page (R5). */
export const toPcTarget = (url: unknown, ownOrigins: string[]): string =>
  toFramedPath(url, ownOrigins) ?? homePath;

/**
 * The target of a complaint on the desktop page: the item of the page it shows.
 * @returns undefined for pages without an item, and for previews, which the public does not see
 */
export const toReportTarget = (path: string): ReportTarget | undefined => {
  const [pathname = ''] = path.split(/[?#]/);
  const { isPreview = true, id = '' } = parseContentPath(pathname) ?? {};
  return !isPreview && isDecodableId(id) ? { type: 'content', id: decodeURIComponent(id) } : undefined;
};
