import { basePath } from '../basePath';

/** Not pages to read, or not to be requested unless the visitor means it: previews, login, the bar and the desktop page. */
const refused = /^\/(?:[^/]*preview-|auth\b|bar\b|pc\b|404\b|assets\/|oembed\b|sitemap)/;

/** Pages among which a visitor moves without a document (R75). */
const moving = /^\/(?:$|list\b|content_model\b|search\b)/;

/** Whether a link leads to a page of this site whose document the visitor may want next. */
export const isPrefetchable = (
  href: string,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): boolean => {
  const { origin, pathname, search } = new URL(href);
  if (origin !== here.origin || !pathname.startsWith(`${basePath}/`)) return false;
  const path = pathname.slice(basePath.length);
  if (pathname === here.pathname && search === here.search) return false;
  if (moving.test(path) && moving.test(here.pathname.slice(basePath.length))) return false;
  return !refused.test(path);
};
