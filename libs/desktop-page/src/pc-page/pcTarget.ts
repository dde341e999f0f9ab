import type { ReportTarget } from '@share/islands';
import { isDecodableId, sameSitePath } from '@share/safety';
import { basePath, homePath, parseActor, parseDetailAddress } from '@share/site-paths';

/**
 * The page that the desktop page shows: the one in `url` when it is a page of this site, else the home page (R5). The desktop
 * page never shows itself.
 * @param ownOrigins origins of the site, e.g. `https://m.example.com`
 */
export const toPcTarget = (url: unknown, ownOrigins: string[]): string => {
  const paths = ownOrigins.map((origin) => sameSitePath(url, origin, basePath));
  const path = paths.find((each) => each !== null) ?? null;
  return path === null || /^\/pc(?:[/?#]|$)/.test(path.slice(basePath.length)) ? homePath : path;
};

/**
 * What a complaint on the desktop page is about: the item of the page it shows.
 * @returns undefined for pages without an item, and for previews, which the public does not see
 */
export const toReportTarget = (path: string): ReportTarget | undefined => {
  const [pathname = ''] = path.split(/[?#]/);
  const [actor = '', ...segments] = pathname.slice(homePath.length).split('/');
  const postId = parseActor(actor).isPreview ? undefined : parseDetailAddress(segments)?.postId;
  return postId !== undefined && isDecodableId(postId)
    ? { type: 'content', id: decodeURIComponent(postId) }
    : undefined;
};
